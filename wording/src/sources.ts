import type { Source } from '@settlesg/contract'
import type { Texts } from './texts.ts'

/** The authorities with a name of their own in each language; in a source it is in brackets. */
export const authorities = ['ica', 'mha', 'mom', 'mindef', 'mfa', 'agc'] as const

/** The authority that published a source, whose name is a text; undefined for all others, which go by one name. */
export function findAuthority(publisher: string): (typeof authorities)[number] | undefined {
  const short = /\(([A-Z]+)\)$/.exec(publisher)?.[1]?.toLowerCase()
  return authorities.find((name) => name === short)
}

/** The authorities have a name in each language, next to the original. */
export function publisherName({ t }: Texts, publisher: string): string {
  const authority = findAuthority(publisher)
  return authority ? t(`translation:publisher.${authority}`) : publisher
}

/** A source that has left the registry keeps the title stored with the result. Needs the texts `model`. */
export function sourceTitle({ t, exists }: Pick<Texts, 't' | 'exists'>, { id, title }: Pick<Source, 'id' | 'title'>) {
  const key = `model:source_title.${id}`
  return exists(key) ? t(key) : title
}

/** Written by applicants: no authority's figure is behind it. */
const fromApplicants: readonly string[] = ['reported-outcomes']

/** How far a source can be trusted. By its id, so that results stored before say it too. */
export const trustName = ({ t }: Texts, { id, trust }: Pick<Source, 'id' | 'trust'>): string =>
  t(`model:trust.${fromApplicants.includes(id) ? 'applicants' : trust}`)
