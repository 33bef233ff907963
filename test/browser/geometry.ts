import type { Page } from 'playwright'
import { withInnerFunctions } from './settled.ts'

/**
 * What a look at the boxes of its text tells of an element: text that is cut off, stands outside of the element or of the window, or lies over
 * other text. What can be scrolled sideways may be wider than it shows.
 */
export const faultsIn = async (page: Page, selector: string): Promise<ReadonlyArray<string>> => {
  await withInnerFunctions(page)
  return page.evaluate((wanted) => {
    type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
    type Line = { readonly words: string; readonly block: Element; readonly box: Box }
    const tolerance = 1.5
    const within = (inner: Box, outer: Box) =>
      inner.left >= outer.left - tolerance &&
      inner.right <= outer.right + tolerance &&
      inner.top >= outer.top - tolerance &&
      inner.bottom <= outer.bottom + tolerance
    const meets = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance
    const ancestors = (from: Element, to: Element): Array<Element> =>
      from === to || !from.parentElement ? [from] : [from, ...ancestors(from.parentElement, to)]
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement ? blockOf(element.parentElement) : element
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const endsInEllipsis = (element: Element) => clips(element) && getComputedStyle(element).textOverflow === 'ellipsis'
    // For screen readers only.
    const isUnseen = (element: Element) =>
      getComputedStyle(element).clipPath !== 'none' || element.getBoundingClientRect().width <= 1

    const root = document.querySelector(wanted)
    if (!root) return [`there is no ${wanted}`]
    const frame = root.getBoundingClientRect()
    const faults: Array<string> = []
    const lines: Array<Line> = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim().slice(0, 40) ?? ''
      if (!parent || words === '' || parent.closest('option') || !parent.checkVisibility({ visibilityProperty: true })) continue
      const around = ancestors(parent, root)
      if (around.some(isUnseen)) continue
      const scrolled = around.find((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      const ends = around.filter(endsInEllipsis).map((element) => element.getBoundingClientRect().right)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // A line of text is given more height than its letters fill, and headings stand close.
        const slack = (bottom - top) * 0.2
        const box = { left, right: Math.min(right, ...ends), top: top + slack, bottom: bottom - slack }
        lines.push({ words, block: blockOf(parent), box })
        if (scrolled) continue
        if (!within(box, frame)) faults.push(`"${words}" stands outside`)
        if (box.left < -tolerance || box.right > document.documentElement.clientWidth + tolerance)
          faults.push(`"${words}" leaves the window`)
        if (around.some((element) => clips(element) && !within(box, element.getBoundingClientRect())))
          faults.push(`"${words}" is cut off`)
      }
    }
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1))
        if (line.block !== other.block && meets(line.box, other.box)) faults.push(`"${line.words}" lies over "${other.words}"`)
    })
    return [...new Set(faults)]
  }, selector)
}

/** By how many pixels the page can be pushed sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
