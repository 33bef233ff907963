/** Milliseconds: the old page sinks and fades before the new one rises. */
const [out, into] = [120, 180]

const away = { opacity: 0, translate: '0 8px' }
const here = { opacity: 1, translate: '0 0' }

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const move = async (from: Keyframe, to: Keyframe, duration: number, easing: string): Promise<Animation | undefined> => {
  const main = document.querySelector('main')
  if (!main || isCalm() || document.visibilityState === 'hidden') return undefined
  const animation = main.animate([from, to], { duration, easing, fill: 'forwards' })
  await animation.finished.catch(() => {})
  return animation
}

/** Gives back what was left, for a navigation that comes to nothing. */
export const leave = async (): Promise<() => void> => {
  const animation = await move(here, away, out, 'ease-in')
  return () => animation?.cancel()
}

export const arrive = async (): Promise<void> => {
  const animation = await move(away, here, into, 'ease-out')
  animation?.cancel()
}
