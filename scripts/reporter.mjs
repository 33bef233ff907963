import mocha from 'mocha'

/** Mocha's own report, closed by one line that is the same whatever happened: `N passed, N failed, N skipped`. */
export default class Reporter extends mocha.reporters.Spec {
  epilogue() {
    super.epilogue()
    const { passes, failures, pending } = this.stats
    console.log(`${passes} passed, ${failures} failed, ${pending} skipped`)
  }
}
