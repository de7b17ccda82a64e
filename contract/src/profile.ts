import * as z from 'zod/mini'
import * as options from './options.ts'
import type { AnswersOf, Question, QuestionGroup, QuestionTable } from './question.ts'
import { questions } from './questions.ts'

/** The answers as they cross the wire. Unknown fields are refused, so no field can carry what is not asked. */

/** A calendar month, `YYYY-MM`, from 1900 to 2099. */
export const Month = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/))

/** The same, or `YYYY-00` where only the year is known. */
export const MonthOrYear = z.string().check(z.regex(/^(19|20)\d\d-(0\d|1[0-2])$/))

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

function makeSchema<T extends QuestionTable>(table: T): z.ZodMiniType<AnswersOf<T>, AnswersOf<T>>
function makeSchema(table: QuestionTable): z.ZodMiniType {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(table).map(([name, question]) => {
        const answer = answerSchema(question)
        return [name, 'required' in question && question.required === true ? answer : maybe(answer)]
      }),
    ),
  )
}

export function answerSchema(question: Question | QuestionGroup): z.ZodMiniType {
  switch (question.kind) {
    case 'choice':
      return z.enum(question.options)
    case 'set':
      return z.array(z.enum(question.options)).check(z.maxLength(question.options.length))
    case 'yes_no':
      return z.boolean()
    case 'month':
      return question.orYear ? MonthOrYear : Month
    case 'number':
      return z.int().check(z.gte(question.min), z.lte(question.max))
    case 'text':
      return z.string().check(z.maxLength(question.maxLength))
    case 'rows':
      return z.array(makeSchema(question.row)).check(z.maxLength(question.most))
    case 'group':
      return makeSchema(question.questions)
    case 'documents':
      return z.partialRecord(z.enum(options.documentIds), z.enum(options.documentStates))
  }
}

export const Profile = z.strictObject({
  route: makeSchema(questions.route),
  you: makeSchema(questions.you),
  residence: makeSchema(questions.residence),
  work: makeSchema(questions.work),
  education: makeSchema(questions.education),
  family: makeSchema(questions.family),
  roots: makeSchema(questions.roots),
  history: makeSchema(questions.history),
})

export type Profile = z.infer<typeof Profile>
export type Month = z.infer<typeof Month>
export type Pass = (typeof options.passes)[number]
export type Link = (typeof options.links)[number]
export type RouteId = (typeof options.routeIds)[number]
export type Education = (typeof options.educations)[number]
/** A profile whose month of application is known: what the model works on. */
export type DatedProfile = Profile & { route: { apply_month: Month } }

export const dated = (profile: Profile, thisMonth: Month): DatedProfile => ({
  ...profile,
  route: { ...profile.route, apply_month: profile.route.apply_month ?? thisMonth },
})
