import type { Loading } from './navigation/loading.ts'

/** Milliseconds. What is there sooner than `throttle` needs no bar; `duration` is how long it believes things to take. */
const throttle = 200
const duration = 5000
const tick = 100
const hide = 500

/** Two pixels at the top that say that something is on its way. */
export const enableLoadingBar = (document: Document, { listen }: Loading): void => {
  const bar = document.createElement('div')
  bar.className = 'loading-bar'
  bar.hidden = true
  bar.role = 'presentation'
  document.body.append(bar)

  const draw = (share: number) => bar.style.setProperty('scale', `${share} 1`)
  let waiting: ReturnType<typeof setTimeout> | undefined
  let ticking: ReturnType<typeof setInterval> | undefined

  const begin = () => {
    const started = performance.now()
    draw(0)
    bar.hidden = false
    // It slows down towards the end that it does not know.
    ticking = setInterval(() => draw(1 - Math.exp((-3 * (performance.now() - started)) / duration)), tick)
  }
  const end = () => {
    clearTimeout(waiting)
    clearInterval(ticking)
    if (bar.hidden) return
    draw(1)
    waiting = setTimeout(() => {
      bar.hidden = true
    }, hide)
  }
  listen((busy) => {
    clearTimeout(waiting)
    if (!busy) return end()
    clearInterval(ticking)
    waiting = setTimeout(begin, throttle)
  })
}
