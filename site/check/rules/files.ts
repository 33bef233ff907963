import type { Rule } from '../rule.ts'

export const files: Rule = {
  name: 'file',
  severity: 'error',
  holds: 'Every file beside the pages can be read.',
  *find({ unreadable }) {
    for (const { file, reason } of unreadable)
      yield { at: `/${file}`, what: `It cannot be read: ${reason}.`, remedy: 'Write the website again.' }
  },
}
