import { expect } from 'chai'
import { nativePattern } from '../../../domain/platform/validation/pattern.ts'

const matches = (pattern: string, flags: string, text: string): boolean | string => {
  const read = nativePattern(pattern, flags)
  return 'problem' in read ? read.problem : read.test(text)
}

describe('a pattern', () => {
  for (const [rule, pattern, flags, text, expected] of [
    ['is found anywhere', 'b', '', 'abc', true],
    ['takes flags', 'B', 'i', 'abc', true],
    ['passes over flags that make no difference here', 'b', 'gy', 'abc', true],
    ['takes flags at its beginning', '(?i)B', '', 'abc', true],
    ['takes names of groups as the platform writes them', '(?P<letter>b)', '', 'abc', true],
    ['has no look-ahead', 'a(?=b)', '', 'ab', 'look-around is not supported'],
    ['has no negative look-behind', '(?<!a)b', '', 'ab', 'look-around is not supported'],
    ['has no back-references', '(a)\\1', '', 'aa', 'back-references are not supported'],
    ['has no back-references by name', '(?<x>a)\\k<x>', '', 'aa', 'back-references are not supported'],
    ['may look for what looks like look-ahead', '\\(?=', '', '=', true],
    ['may have anything in a class', '^[(?=]+$', '', '(?=', true],
    ['may look for a backslash before a digit', 'a\\\\1', '', 'a\\1', true],
    ['may have groups that are not remembered', '(?:ab)+', '', 'abab', true],
  ] as const)
    it(rule, () => expect(matches(pattern, flags, text)).to.equal(expected))

  it('that is none says why', () => expect(matches('(', '', '')).to.be.a('string'))
})
