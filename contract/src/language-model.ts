import * as z from 'zod/mini'
import { Id, named } from './basic-shapes.ts'
import { post } from './endpoint.ts'
import { errors } from './errors.ts'
import { languages } from './options.ts'

/**
 * What a person agrees to before anything goes to a language model: the kind of what is sent, and the version of the words
 * that say so. Whenever what is sent changes in kind, this does.
 */
export const languageModelAgreement = 'case-1'

/** A case to be put into other words, with the agreement to send it, given for this one call. */
export const RewordRequest = named(
  'RewordRequest',
  z.strictObject({
    assessment_id: Id,
    language: z.enum(languages),
    agreed_to: z.literal(languageModelAgreement),
  }),
)

const RewordedSentence = z.object({
  text: z.string(),
  /** What it rests on. */
  claims: z.array(z.string()),
  written_by: z.enum(['rules', 'language_model']),
})

/** A case in other words; a sentence that did not hold to the facts stands as the rules wrote it. */
export const RewordedCase = named(
  'RewordedCase',
  z.object({
    /** Whether the language model gave an answer; without one every sentence is by rules. */
    answered: z.boolean(),
    paragraphs: z.array(
      z.object({
        part: z.enum(['standing', 'why', 'open', 'next', 'unknown']),
        sentences: z.array(RewordedSentence),
      }),
    ),
  }),
)
export type RewordedCase = z.infer<typeof RewordedCase>

/** The call of the language model, a part of the table of endpoints. */
export const languageModelCalls = {
  rewordCase: post('/language-model/reword', {
    summary:
      'The case in words, put into other words by the language model of this site where one is in use; each sentence is held to what the rules wrote',
    access: 'user',
    body: RewordRequest,
    answer: RewordedCase,
    errors: [errors.assessmentNotFound, errors.languageModelOff, errors.tooManyRewordings],
  }),
} as const
