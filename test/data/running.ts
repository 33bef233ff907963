import { start } from './run.ts'

/** A command that goes on until it is stopped, and what it says. */
export const running = (argv: ReadonlyArray<string>, environment: { readonly [name: string]: string } = {}, cwd = '.') => {
  const child = start(argv, environment, [], cwd)
  let said = ''
  const hear = (data: unknown) => {
    said += String(data)
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const until = async (what: RegExp, milliseconds = 30_000): Promise<string> => {
    for (const end = Date.now() + milliseconds; !what.test(said); await new Promise((wake) => setTimeout(wake, 50)))
      if (Date.now() > end) throw new Error(`${what} was not said:\n${said}`)
    return said
  }
  const stop = () =>
    new Promise<number | null>((resolve) => {
      child.on('close', resolve)
      child.kill('SIGTERM')
    })
  const forget = (): void => {
    said = ''
  }
  return { until, stop, said: () => said, forget }
}
