import { document, entry, long, many, paragraph } from '../../fields/sample.ts'

const text = (name: string, label: string, kind: string, more: object = {}) => entry('formText', { name, label, kind, ...more })

export const examples: Record<string, unknown> = {
  application: {
    name: 'Apply',
    title: 'Write to us',
    text: 'We answer within three working days, and a person does.',
    action: 'https://forms.noordkade.example/apply',
    fields: [
      text('full-name', 'Name', 'text', { required: true, autocomplete: 'name' }),
      text('email', 'E-mail', 'email', { required: true, autocomplete: 'email', hint: 'We use it for our answer only.' }),
      entry('formSelect', { name: 'team', label: 'Team', options: ['Portals', 'Catalogues'], required: true }),
      entry('formArea', { name: 'letter', label: 'Letter', hint: 'Half a page is enough.', maxLength: 3000 }),
      entry('formFile', { name: 'cv', label: 'Curriculum vitae', accept: ['.pdf', '.docx'], maxSize: 5 }),
      entry('formParagraph', { name: 'privacy', text: document(paragraph('We keep your letter for six months.')) }),
      entry('formToggle', { name: 'keep', label: 'You may keep it for two years.' }),
      entry('formButton', { name: 'send', label: 'Send your letter' }),
    ],
  },
  unsent: { name: 'Nowhere to go', title: 'Write to us', text: 'Mail us meanwhile.', fields: [text('email', 'E-mail', 'email')] },
  buttonless: {
    name: 'No button',
    title: 'Stay posted',
    action: 'https://forms.noordkade.example/post',
    fields: [text('email', 'E-mail', 'email')],
  },
  optional: {
    name: 'Nothing must be answered',
    title: 'Whatever you like',
    action: 'https://forms.noordkade.example/like',
    fields: [
      text('phone', 'Telephone', 'tel', { hint: 'With the code of your country.' }),
      text('site', 'Website', 'url'),
      entry('formSelect', { name: 'day', label: 'Day', options: ['Monday'], hint: 'We are open on one.' }),
      entry('formArea', { name: 'remark', label: 'Remark' }),
      entry('formFile', { name: 'drawing', label: 'Drawing', hint: 'Of the part.' }),
    ],
  },
  required: {
    name: 'Everything must be answered',
    title: 'All of it',
    action: 'https://forms.noordkade.example/all',
    fields: [
      entry('formArea', { name: 'reason', label: 'Reason', required: true }),
      entry('formFile', { name: 'proof', label: 'Proof', required: true, accept: ['.pdf'] }),
      entry('formToggle', { name: 'sure', label: 'You are sure.', required: true }),
    ],
  },
  empty: { name: 'No questions', title: 'Later', action: 'https://forms.noordkade.example/later', fields: [] },
  long: {
    name: 'Long',
    title: long.title,
    text: long.sentence,
    action: 'https://forms.noordkade.example/long',
    fields: [
      text('long', long.dutchTitle, 'text', { required: true, hint: long.sentence }),
      entry('formSelect', { name: 'many', label: long.title, options: many(40, (number) => `${long.title} ${number}`) }),
      entry('formToggle', { name: 'toggle', label: long.sentence }),
      entry('formButton', { name: 'send', label: long.dutchTitle }),
    ],
  },
}
