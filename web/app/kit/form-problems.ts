import { ApiError } from '@settlesg/contract/client'
import type { ParseKeys } from 'i18next'
import type * as z from 'zod/mini'

type ProblemKey = ParseKeys<['translation', 'account', 'payments', 'result']>

/**
 * The texts of what can be wrong with a field: `missing` for an empty one; else by the code of Zod's issue, the name of a
 * rule of ours, or the code of the server's failure. Whatever else is found wrong is `otherwise`.
 */
export interface FieldTexts {
  otherwise: ProblemKey
  [reason: string]: ProblemKey
}

export type Texts<Values> = { [Field in keyof Values]: FieldTexts }

/** With the bounds of the rule that was broken, or the letters that broke it. */
type Problem = { key: ProblemKey; least?: number | bigint; most?: number | bigint; letters?: string }
export type Problems<Values> = ReadonlyMap<keyof Values, Problem>

const isField = <Values extends object>(texts: Texts<Values>, name: unknown): name is keyof Values & string =>
  typeof name === 'string' && Object.hasOwn(texts, name)

/** What the schema found wrong, one problem a field. */
export function violations<Values extends object>(issues: readonly z.core.$ZodIssue[], texts: Texts<Values>) {
  const found = new Map<keyof Values, Problem>()
  for (const issue of issues) {
    const [field] = issue.path
    if (!isField(texts, field)) throw new Error(`No field of this form can show: ${issue.code}`)
    if (found.has(field)) continue
    const rule = issue.code === 'custom' ? String(issue.params?.rule ?? issue.message) : issue.code
    const reason = issue.input === '' && texts[field].missing ? 'missing' : rule
    found.set(field, {
      key: texts[field][reason] ?? texts[field].otherwise,
      ...(issue.code === 'too_small' && { least: issue.minimum }),
      ...(issue.code === 'too_big' && { most: issue.maximum }),
      ...(issue.code === 'custom' && issue.params?.letters && { letters: String(issue.params.letters) }),
    })
  }
  return found
}

/** What the server found wrong, by field (422) or by the code of its failure; empty for any other failure. */
export function refusals<Values extends object>(failure: unknown, texts: Texts<Values>) {
  const found = new Map<keyof Values, Problem>()
  if (!(failure instanceof ApiError)) return found
  for (const { loc, ctx } of failure.status === 422 ? failure.problems : []) {
    const field = loc[1]
    if (isField(texts, field)) found.set(field, { key: texts[field][String(ctx?.rule)] ?? texts[field].otherwise })
  }
  for (const field in texts) {
    const key = texts[field][failure.code]
    if (key) found.set(field, { key })
  }
  return found
}
