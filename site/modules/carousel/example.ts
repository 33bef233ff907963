import { entry, media } from '../../fields/sample.ts'

const slider = (...slides: ReadonlyArray<object>) => entry('sharedSlider', { name: 'A slider', slides })

export const examples: Record<string, unknown> = {
  convoy: {
    name: 'The office',
    title: 'Around the office',
    slider: slider(
      media('dock.svg', 'A dock with four stacks of containers', { ratio: '3:2' }),
      media('crane.svg', 'A crane lifts a single container', { ratio: '3:2' }),
      media('buoy.svg', 'A buoy before the harbour mouth', { ratio: '3:2' }),
    ),
  },
  empty: { name: 'Nothing to show', title: 'Around the office', slider: slider() },
}
