import * as z from 'zod/mini'
import { changes, documentIds, documentStates } from './options.ts'
import { Month } from './profile.ts'

/** The parts of an analysis that rest on rules. Texts are keys of the `advice` namespace; statements carry source ids. */

const SourceIds = z.array(z.string())
const maybe = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema)

/** Whose paper it is. The sponsor is the citizen or permanent resident who applies with or for the applicant. */
export const documentPersons = ['applicant', 'spouse', 'child', 'sponsor'] as const
export const documentRequirements = ['always', 'if_applicable'] as const
/** How we know: `published` on a page of ICA; `copied` from a dated copy of ICA's list for this case; `judgement` ours. */
export const documentBases = ['published', 'copied', 'judgement'] as const

export const DocumentLine = z.object({
  id: z.enum(documentIds),
  person: z.enum(documentPersons),
  /** Which child: the place in `family.children`, from 0; children not described there follow. Null for adults. */
  index: maybe(z.int()),
  /** As answered; `unknown` where it was not, or was not asked of this person. */
  state: z.enum([...documentStates, 'unknown']),
  required: z.enum(documentRequirements),
  why: z.string(),
  /** When it must be made or which months it must cover; a key. */
  window: maybe(z.string()),
  /** How old it may be on the day of submission, where a source says so. */
  valid_for_days: maybe(z.int()),
  translation: z.boolean(),
  basis: z.enum(documentBases),
  source_ids: SourceIds,
})

/** What goes with every checklist: that ICA's own list decides, where it is, and the time that the form allows. */
export const DocumentNotes = z.object({
  caveat: z.literal('current_lists_not_seen'),
  url: z.string(),
  source_ids: SourceIds,
  /** From the first entry: days (and hours) to fill in and upload, then days to review, pay and submit. */
  form: z.object({ fill_days: z.int(), fill_hours: z.int(), submit_days: z.int(), source_ids: SourceIds }),
})

/** `fix`: to be put right before applying. `check`: may well be right, but then the papers must show why. */
export const severities = ['check', 'fix'] as const

/** Answers that contradict each other or the rules. It never advises what to answer. */
export const ConsistencyNote = z.object({
  id: z.string(),
  severity: z.enum(severities),
  /** The places of the answers in question, relative to the profile. */
  fields: z.array(z.array(z.union([z.string(), z.int()]))),
  /** For the text: S$ a year, months, years, counts, or a calendar month. */
  values: z.record(z.string(), z.union([z.number(), Month])),
  source_ids: SourceIds,
})

export const familyPersons = ['applicant', 'spouse', 'child', 'family'] as const

/** What the application means for a member of the family: who may be included until when, National Service. */
export const FamilyNote = z.object({
  id: z.string(),
  person: z.enum(familyPersons),
  index: maybe(z.int()),
  month: maybe(Month),
  source_ids: SourceIds,
})

/** A longer stay alone is no change: everyone has it. */
export const reapplicationAdvices = ['something_changed', 'nothing_changed', 'only_longer_stay', 'not_known'] as const

/** What is known of applying again. It never gives a reason for a refusal, because ICA does not share any. */
export const Reapplication = z.object({
  previous: z.enum(['withdrawn', 'rejected_once', 'rejected_more']),
  months_since_decision: maybe(z.int()),
  advice: z.enum(reapplicationAdvices),
  /** `dated_after`: whether the answers date it after the decision; null where they have no date for it. */
  changed: z.array(z.object({ id: z.enum(changes), dated_after: maybe(z.boolean()) })),
  notes: z.array(z.object({ id: z.string(), source_ids: SourceIds })),
})

/** A step of the plan. Day 0 is the day of submission, negative days come before. `because` is what makes it necessary. */
export const PlanStep = z.object({
  id: z.string(),
  from_day: z.int(),
  to_day: z.int(),
  because: z.array(z.object({ kind: z.enum(['document', 'consistency', 'rule']), id: z.string() })),
  source_ids: SourceIds,
})

/** The parts of an analysis that rest on rules; `sources` are not in it, see `Outlook`. */
export const Advice = z.object({
  documents: z.array(DocumentLine),
  document_notes: DocumentNotes,
  consistency: z.array(ConsistencyNote),
  family: z.array(FamilyNote),
  reapplication: maybe(Reapplication),
  plan: z.array(PlanStep),
})

export type DocumentLine = z.infer<typeof DocumentLine>
export type DocumentNotes = z.infer<typeof DocumentNotes>
export type ConsistencyNote = z.infer<typeof ConsistencyNote>
export type FamilyNote = z.infer<typeof FamilyNote>
export type Reapplication = z.infer<typeof Reapplication>
export type PlanStep = z.infer<typeof PlanStep>
export type Advice = z.infer<typeof Advice>
