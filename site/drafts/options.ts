import { E } from '../../domain/prelude.ts'
import type { UsageError } from '../../ports/errors.ts'
import { type Config, readConfig, secondsOf } from '../config.ts'
import type { Choices } from '../options.ts'

/** Seconds between two looks at a space. */
const standard = 5

type Drafting = { readonly config: Config; readonly every: number }

/** The space through its preview API, when one is named; else what lies in files. */
export const readDrafting = (choices: Choices): E.Either<ReadonlyArray<UsageError>, Drafting> => {
  const { spaceId, content, previewToken, previewHost, every, accessToken: _, host: __, ...rest } = choices
  const isSpace = spaceId !== undefined && content?.from !== '--content'
  if (isSpace && !previewToken)
    return E.left([
      {
        _tag: 'BadOption',
        option: 'CONTENTFUL_PREVIEW_ACCESS_TOKEN',
        reason: `There is no preview token for the space "${spaceId.value}".`,
        remedy: 'Set it, or name content with --content to see its drafts.',
      },
    ])
  const space = isSpace
    ? { spaceId, ...(previewToken ? { accessToken: previewToken } : {}), ...(previewHost ? { host: previewHost } : {}) }
    : {}
  const config = readConfig({ ...rest, ...(content ? { content } : {}), ...space })
  if (E.isLeft(config)) return config
  const seconds = every ? secondsOf(every) : E.right(standard)
  return E.isLeft(seconds) ? seconds : E.right({ config: config.right, every: Math.max(seconds.right, 0.2) * 1000 })
}
