import { answersSchema, currentAnswers, Outlook, Profile } from '@settlesg/contract'
import * as z from 'zod/mini'
import { currentOutlook, outlookSchema } from './older-outlook.ts'

/*
 * What is stored of answers and results, before it is encrypted: the number of its schema and the content. What was
 * stored before there were numbers is the bare content, of schema 1. This is the only place that reads either.
 */

const Stored = z.object({ schema: z.int(), content: z.unknown() })

/** Content and schema of a stored text. */
function opened(text: string): { schema: number; content: unknown } {
  const stored: unknown = JSON.parse(text)
  return z.safeParse(Stored, stored).data ?? { schema: 1, content: stored }
}

export const storedProfile = (profile: Profile): string => JSON.stringify({ schema: answersSchema, content: profile })

/** Throws for a schema that this version does not know, and for what is no profile. */
export function profileIn(text: string): Profile {
  const { schema, content } = opened(text)
  return Profile.parse(currentAnswers(content, schema))
}

/** The answers in the spelling in which they were stored, which is what their digest is of. */
export const asStored = (text: string): unknown => opened(text).content

export const storedOutlook = (outlook: Outlook): string => JSON.stringify({ schema: outlookSchema, content: outlook })

/** Throws for a schema that this version does not know, and for what is no outlook. */
export function outlookIn(text: string): Outlook {
  const { schema, content } = opened(text)
  return Outlook.parse(currentOutlook(content, schema))
}
