import type { Document, Picture } from '../model.ts'
import type { Found, Rule } from '../rule.ts'

const found = ({ path }: Document, { src }: Picture, what: string, remedy: string): Found => ({
  at: path,
  what: `The picture ${src} ${what}`,
  remedy,
  sought: [['text', src]],
})

export const sizes: Rule = {
  name: 'picture-size',
  severity: 'error',
  holds: 'Every picture says how wide and high it is, so that nothing moves when it arrives.',
  *find({ documents }) {
    for (const document of documents.values())
      for (const picture of document.pictures)
        if (!picture.isSized)
          yield found(
            document,
            picture,
            'does not say how wide and high it is.',
            'Give the record of its file a width and a height.',
          )
  },
}

export const alternatives: Rule = {
  name: 'picture-text',
  severity: 'error',
  holds: 'Every picture has an alternative text, which is empty if the picture says nothing of its own.',
  *find({ documents }) {
    for (const document of documents.values())
      for (const picture of document.pictures)
        if (!picture.isDescribed)
          yield found(document, picture, 'has no alternative text.', 'Describe it, or mark it as decorative.')
  },
}
