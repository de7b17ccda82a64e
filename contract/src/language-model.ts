import * as z from 'zod/mini'
import { named } from './basic-shapes.ts'
import { post } from './endpoint.ts'
import { errors } from './errors.ts'
import { languages } from './options.ts'

/** In characters; the rest is not read. */
export const longestQuestion = 300
/** In characters; the rest is not read. */
export const longestDescription = 4_000

export const mostPassages = 3

/** What is agreed to before anything goes to a language model. A new kind of content needs a new version. */
export const languageModelAgreements = { question: 'question-1', description: 'description-1' } as const

export const LanguageModelInUse = z.object({
  model: z.string(),
  provider: z.string(),
  /** Where it works, as two letters of ISO 3166. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
})
export type LanguageModelInUse = z.infer<typeof LanguageModelInUse>

const language = z.enum(languages)

/** The agreement to send something, given for one call: the words agreed to, and to whom it goes. */
const agreement = <Version extends string>(version: Version) =>
  z.strictObject({ version: z.literal(version), ...LanguageModelInUse.shape })

export const PassagesRequest = named(
  'PassagesRequest',
  z.strictObject({
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestQuestion)),
    language,
    agreed_to: agreement(languageModelAgreements.question),
  }),
)

/** What the search of this site finds, in the order of the language model; empty where it finds nothing. */
export const PointedPassages = named(
  'PointedPassages',
  z.object({
    /** False where no answer came: the provider is away, slow, or wrote something else. */
    answered: z.boolean(),
    /** Ids of passages of this site, the best first. */
    passages: z.array(z.string()).check(z.maxLength(mostPassages)),
  }),
)
export type PointedPassages = z.infer<typeof PointedPassages>

export const ProposalsRequest = named(
  'ProposalsRequest',
  z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestDescription)),
    language,
    agreed_to: agreement(languageModelAgreements.description),
  }),
)

const PointedProposal = z.object({
  /** The place of the question in the profile: `work.monthly_pay`. */
  question: z.string(),
  /** An answer that the profile takes there. */
  value: z.unknown(),
  /** The part of the text that it was read from, letter by letter. */
  words: z.string(),
})
export type PointedProposal = z.infer<typeof PointedProposal>

/** What the language model proposes; each has a value that the profile takes and words from the text. */
export const PointedProposals = named(
  'PointedProposals',
  z.object({
    /** False where no answer came: the provider is away, slow, or wrote something else. */
    answered: z.boolean(),
    proposals: z.array(PointedProposal),
  }),
)
export type PointedProposals = z.infer<typeof PointedProposals>

/** Identifying numbers and addresses are covered before the language model gets a text. */
export const languageModelCalls = {
  pointToPassages: post('/language-model/passages', {
    summary:
      'The passages that the search of this site finds for a question, put in order by the language model of this site where one is in use; it writes nothing',
    access: 'user',
    body: PassagesRequest,
    answer: PointedPassages,
    errors: [errors.languageModelOff, errors.languageModelChanged, errors.tooManyQuestions],
  }),
  proposeAnswers: post('/language-model/proposals', {
    summary:
      'Which answers a description gives, by the language model of this site where one is in use; each with the words that it was read from',
    access: 'user',
    body: ProposalsRequest,
    answer: PointedProposals,
    errors: [errors.languageModelOff, errors.languageModelChanged, errors.tooManyQuestions],
  }),
} as const
