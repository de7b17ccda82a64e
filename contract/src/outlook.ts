import * as z from 'zod/mini'
import { named } from './basic-shapes.ts'
import { routeIds } from './options.ts'
import { Month } from './profile.ts'
import { bases, factorGroups, noEstimateReasons, unweighedAnswers } from './statements.ts'

const SourceIds = z.array(z.string())
const Basis = z.enum(bases)

export const Condition = named(
  'Condition',
  z.object({ id: z.string(), met: z.nullable(z.boolean()), source_ids: SourceIds }),
)
export const RouteVerdict = named(
  'RouteVerdict',
  z.object({ route: z.enum(routeIds), open: z.nullable(z.boolean()), conditions: z.array(Condition) }),
)
/** `first_time`: the level without the earlier refusals that `value` is of; null where there were none. */
export const BaseRate = named(
  'BaseRate',
  z.object({
    low: z.number(),
    high: z.number(),
    value: z.number(),
    first_time: z.nullable(z.number()),
    basis: Basis,
    source_ids: SourceIds,
  }),
)
export const Estimate = named(
  'Estimate',
  z.object({
    low: z.int(),
    high: z.int(),
    mid: z.int(),
    per: z.literal(100),
    base: BaseRate,
  }),
)
/** What an answer adds. `answer` has the figures for a sentence; null where not given: then the usual answer is counted. */
export const Reason = named(
  'Reason',
  z.object({
    factor: z.string(),
    group: z.enum(factorGroups),
    answer: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
    direction: z.enum(['up', 'down', 'none']),
    value: z.number(),
    low: z.number(),
    high: z.number(),
    direction_basis: Basis,
    size_basis: Basis,
    source_ids: SourceIds,
  }),
)
/** The parts of a range's width, in people per 100: they add up to high - low; relative where `all_told` is missing. */
export const Width = named(
  'Width',
  z.object({
    /** What is lost as well when the level is known. */
    level: z.int(),
    sizes: z.int(),
    /** Who applies. */
    pool: z.int(),
    /** What is lost when every open question is answered; `all_told` is then left. */
    unanswered: z.int(),
    all_told: z.optional(z.int()),
  }),
)
/** Its share in what all answers would narrow the range by, and how far best and worst answer lie apart. */
export const OpenQuestion = named('OpenQuestion', z.object({ path: z.string(), width: z.number(), move: z.number() }))
const Months = z.object({
  n: z.int(),
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
})
/** How long it takes: what ICA says, and in months what people reported, by what was decided. */
export const Waiting = named(
  'Waiting',
  z.object({
    published_months: z.int(),
    note: z.string(),
    reported: z.object({ years: z.string(), approved: Months, rejected: Months, both: z.nullable(Months) }),
  }),
)
export const Source = named(
  'Source',
  z.object({
    id: z.string(),
    title: z.string(),
    publisher: z.string(),
    year: z.int(),
    url: z.string(),
    trust: z.enum(['official', 'reported', 'derived']),
  }),
)
/** The change in every draw, in people per 100: `none` where the range includes zero. */
export const Difference = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  effect: z.enum(['up', 'down', 'none']),
})
/** When to apply, as far as rules and time alone say. */
export const Timing = named(
  'Timing',
  z.object({
    /** After a refusal: `after_change` nothing has changed, `after_other_change` only the stay, `change_not_known` not said. */
    advice: z.enum(['when_ready', 'later', 'soon', 'after_change', 'after_other_change', 'change_not_known']),
    months_ahead: z.nullable(z.int()),
    difference: z.nullable(Difference),
    /** Makes most of the difference that advises `later` or `soon`. */
    factor: z.nullable(z.string()),
  }),
)
/** What the model says of a profile. Texts are keys of the `model` namespace: page and report translate them. */
export const Outlook = z.object({
  model_version: z.string(),
  apply_month: Month,
  routes: z.array(RouteVerdict),
  route: z.nullable(z.enum(routeIds)),
  estimate: z.nullable(Estimate),
  no_estimate_reason: z.nullable(z.enum(noEstimateReasons)),
  /** Every other open route that has an estimate. */
  other_routes: z.array(z.object({ route: z.enum(routeIds), estimate: Estimate })),
  width: z.nullable(Width),
  /** The one that would narrow the range most comes first. */
  open_questions: z.array(OpenQuestion),
  reasons: z.array(Reason),
  biggest_lever: z.nullable(z.string()),
  /** How many people the lever moves, with its range. */
  biggest_lever_size: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  no_effect: z.nullable(z.string()),
  timing: z.nullable(Timing),
  /** Of 100 who apply, how many were taken to have been refused, where the person does not say; null where they do. */
  assumed_refusals: z.nullable(z.object({ once: z.number(), more: z.number(), basis: Basis })),
  /** What was answered and could not be weighed; keys. */
  not_weighed: z.array(z.enum(unweighedAnswers)),
  waiting: Waiting,
  sources: z.array(Source),
})

export type Outlook = z.infer<typeof Outlook>
export type Estimate = z.infer<typeof Estimate>
export type RouteVerdict = z.infer<typeof RouteVerdict>
export type Condition = z.infer<typeof Condition>
export type Reason = z.infer<typeof Reason>
export type Width = z.infer<typeof Width>
export type OpenQuestion = z.infer<typeof OpenQuestion>
export type Timing = z.infer<typeof Timing>
export type Waiting = z.infer<typeof Waiting>
export type Source = z.infer<typeof Source>
