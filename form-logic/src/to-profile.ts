import {
  MonthOrYear,
  type Month as MonthText,
  Profile,
  type Question,
  type QuestionGroup,
  type QuestionTable,
  questions,
} from '@settlesg/contract'
import * as z from 'zod/mini'
import { type Answers, answerAt } from './answers.ts'
import { withDerived } from './derived.ts'

/** A month as the wire has it, or a year where that is enough; undefined for what is empty or half typed. */
export const wholeMonth = (value: unknown): MonthText | undefined => z.safeParse(MonthOrYear, value).data

/** The answers as they are sent; whether they are a profile is for the schema to say. */
export const toSend = (given: Answers) => sentGroups(withDerived(given))

const sentGroups = (answers: Answers) => ({
  route: sent(questions.route, answers.route),
  you: sent(questions.you, answers.you),
  residence: sent(questions.residence, answers.residence),
  work: sent(questions.work, answers.work),
  education: sent(questions.education, answers.education),
  family: sent(questions.family, answers.family),
  roots: sent(questions.roots, answers.roots),
  history: sent(questions.history, answers.history),
})

const sent = (table: QuestionTable, answers: unknown) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, question]) => {
      const answer = sentAnswer(question, answerAt(answers, name))
      return answer === undefined ? [] : [[name, answer] as const]
    }),
  )

function sentAnswer(question: Question | QuestionGroup, answer: unknown): unknown {
  switch (question.kind) {
    case 'text':
      return typeof answer === 'string' ? answer.trim() || undefined : undefined
    case 'set':
      // No option at all is an answer where "none of these" leaves the set empty.
      return question.none === 'empty' ? answer : filled(answer)
    case 'rows': {
      const rows = Array.isArray(answer) ? answer.map((row) => sent(question.row, row)) : undefined
      // "None" is an answer of its own.
      return question.none === 'empty' ? rows : filled(rows)
    }
    case 'group':
      return filled(sent(question.questions, answer))
    default:
      return filled(answer)
  }
}

const filled = <T>(answer: T): T | undefined =>
  answer === '' || (typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0)
    ? undefined
    : answer

/** The profile that these answers make, or null while they make none. `apply_month` stays absent for "now". */
export const toProfile = (answers: Answers): Profile | null => z.safeParse(Profile, toSend(answers)).data ?? null
