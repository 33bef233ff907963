/** The few colours of every drawing. Signal is kept for what moves. */
export const palette = {
  ground: '#f5f7fb',
  mist: '#e4ecf3',
  tide: '#c9dbe8',
  rope: '#e9dcc3',
  haze: '#7b8fa1',
  slate: '#4a5d6f',
  deep: '#16324a',
  ink: '#0b1b2b',
  signal: '#ff4f1f',
} as const

/** Quiet skin tones, from light to dark. */
export const skins = ['#f0cdb0', '#dda982', '#b97f58', '#7d523a'] as const

export type Colour = (typeof palette)[keyof typeof palette] | (typeof skins)[number]
