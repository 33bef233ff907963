import type { Page } from 'playwright'
import { withInnerFunctions } from './settled.ts'

export type Focus = {
  /** The controls that are shown, in the order of the document. */
  readonly controls: ReadonlyArray<string>
  /** Where Tab led, one after the other. */
  readonly reached: ReadonlyArray<string>
  /** Those that look the same with the focus as without. */
  readonly unmarked: ReadonlyArray<string>
}

/** Walks through the page with Tab, as somebody without a mouse does. */
export const walkThrough = async (page: Page): Promise<Focus> => {
  await withInnerFunctions(page)
  const controls = await page.evaluate(() => {
    type Walk = {
      readonly name: (element: Element) => string
      readonly look: (element: Element) => string
      readonly looks: Map<Element, string>
    }
    // Of radio buttons Tab reaches one: the arrows lead to the others.
    const isReached = (element: Element) =>
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) && !element.matches(':disabled')
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && isReached(element),
    )
    const name = (element: Element) => {
      const place = all.indexOf(element)
      return `${place} ${element.localName} ${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}`
    }
    // The mark may stand on what a control is drawn as: its own layers, the box beside it, the label around it.
    const look = (element: Element) =>
      [element, element.nextElementSibling, element.parentElement]
        .flatMap((each) => (each ? ['', '::before', '::after'].map((layer) => getComputedStyle(each, layer)) : []))
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
          [outlineStyle, outlineWidth, outlineColor, boxShadow].join(' '),
        )
        .join(', ')
    const walk: Walk = { name, look, looks: new Map(all.map((element) => [element, look(element)])) }
    Object.assign(globalThis, { walk })
    return all.map(name)
  })
  const reached: Array<string> = []
  const unmarked: Array<string> = []
  // One more than there are: what comes then is the browser's own, or the first again.
  for (let step = 0; step <= controls.length; step += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const { name, look, looks } = (
        globalThis as unknown as {
          walk: { name: (element: Element) => string; look: (element: Element) => string; looks: Map<Element, string> }
        }
      ).walk
      const element = document.activeElement
      return element && element !== document.body
        ? { name: name(element), marked: look(element) !== looks.get(element) }
        : undefined
    })
    if (!focus || focus.name === reached[0]) break
    reached.push(focus.name)
    if (!focus.marked) unmarked.push(focus.name)
  }
  return { controls, reached, unmarked }
}
