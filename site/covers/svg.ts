import type { Colour } from './palette.ts'

/** Whole pixels for places, tenths for the thickness of lines: finer is not seen. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** One path for all that has the same colour. */
export const fill = (colour: Colour, ...paths: ReadonlyArray<string>): string =>
  paths.length ? `<path fill="${colour}" d="${paths.join('')}"/>` : ''

export const faint = (colour: Colour, opacity: number, ...paths: ReadonlyArray<string>): string =>
  paths.length ? `<path fill="${colour}" opacity="${tenth(opacity)}" d="${paths.join('')}"/>` : ''

export const stroke = (colour: Colour, width: number, ...paths: ReadonlyArray<string>): string =>
  paths.length ? `<path stroke="${colour}" stroke-width="${tenth(width)}" d="${paths.join('')}"/>` : ''

/** Nothing is filled unless it says so, and every line has round ends. */
export const document = (width: number, height: number, ...parts: ReadonlyArray<string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`
