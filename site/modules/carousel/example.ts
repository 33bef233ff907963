import { entry, long, many, media, picture } from '../../fields/sample.ts'

const slider = (...slides: ReadonlyArray<object>) => entry('sharedSlider', { name: 'A slider', slides })

const captioned = (id: string, caption: string, ratio: string) =>
  entry('sharedMedia', {
    name: id,
    ratio,
    asset: { ...picture(id, caption), fields: { ...picture(id, caption).fields, caption } },
  })

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
  one: { name: 'One', title: 'Around the office', slider: slider(media('dock.svg', 'A dock')) },
  captions: {
    name: 'Captions and ratios',
    title: long.title,
    slider: slider(
      captioned('crane.svg', 'Before', '1:1'),
      captioned('dock.svg', long.sentence, '16:9'),
      captioned('buoy.svg', long.word, '21:9'),
    ),
  },
  forty: {
    name: 'Forty',
    title: 'Every day of the project',
    slider: slider(...many(40, (number) => media(`day-${number}.svg`, `Day ${number}`, { ratio: '3:2' }))),
  },
}
