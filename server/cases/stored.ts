import { AnalysisOutlook, answersSchema, currentAnswers, Outlook, Profile } from '@settlesg/contract'
import * as z from 'zod/mini'

/* The only place that reads what is stored (docs/decisions/047-what-is-stored-carries-its-schema.md). */

/** Raised whenever stored ones must be converted. Schema 1 was never released. */
export const outlookSchema = 2

/** The same of an analysis, raised also where only the outlook in it changed its shape. */
const analysisSchema = 1

const Stored = z.object({ schema: z.int(), content: z.unknown() })

const opened = (text: string) => Stored.parse(JSON.parse(text))

export const storedProfile = (profile: Profile): string => JSON.stringify({ schema: answersSchema, content: profile })

/** Throws for a schema that this version does not know, and for what is no profile. */
export function profileIn(text: string): Profile {
  const { schema, content } = opened(text)
  return Profile.parse(currentAnswers(content, schema))
}

/** The answers as they were stored, which is what their digest is of. */
export const asStored = (text: string): unknown => opened(text).content

export const storedOutlook = (outlook: Outlook): string => JSON.stringify({ schema: outlookSchema, content: outlook })

export const storedAnalysis = (analysis: AnalysisOutlook): string =>
  JSON.stringify({ schema: analysisSchema, content: analysis })

/** Throws for a schema that this version does not know, and for what is no outlook. */
export const outlookIn = (text: string): Outlook => Outlook.parse(contentOf(text, outlookSchema, 'outlook'))

export const analysisIn = (text: string): AnalysisOutlook =>
  AnalysisOutlook.parse(contentOf(text, analysisSchema, 'analysis'))

function contentOf(text: string, known: number, what: string): unknown {
  const { schema, content } = opened(text)
  if (schema !== known) throw new RangeError(`An ${what} of schema ${schema} cannot be read by this version`)
  return content
}
