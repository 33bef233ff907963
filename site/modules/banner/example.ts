import { button, linkTo, long, page } from '../../fields/sample.ts'

const contact = page('contact', 'Contact', 'Where to find us and whom to call about what.')

export const examples: Record<string, unknown> = {
  dark: {
    name: 'Come aboard',
    title: 'Tell us what your order desk still types by hand',
    text: 'One morning at your desks shows us more than a specification. We come and look, free of charge.',
    button: button('primary', linkTo('Plan a morning', contact)),
    tone: 'dark',
  },
  light: { name: 'A pause', title: 'No project starts before the price list is understood', tone: 'light' },
  text: { name: 'No button', title: 'Read before you sign', text: 'Two pages, no small print.', tone: 'light' },
  button: { name: 'No text', title: 'Come aboard', button: button('secondary', linkTo('Plan a morning', contact)), tone: 'dark' },
  long: {
    name: 'Long',
    title: long.title,
    text: long.sentence,
    button: button('primary', linkTo(long.dutchTitle, contact)),
    tone: 'light',
  },
  word: { name: 'Word', title: long.dutchTitle, tone: 'dark' },
}
