import {
  type Month,
  monthsBetween,
  monthYears,
  Profile,
  type ProfileStep,
  profileProblems,
  profileRules,
  type ValidationProblem,
} from '@settlesg/contract'
import * as z from 'zod/mini'
import { type AnswerPath, type Answers, answerAt } from './answers.ts'
import { withDerived } from './derived.ts'
import { exclusionsField, tickedExclusions } from './exclusions.ts'
import type { Field, RowField, Situation } from './field.ts'
import { allFields } from './fields.ts'
import { placeInForm } from './form-questions.ts'
import { isRequired, isShown, relevantAnswers, shownRowFields } from './relevance.ts'
import { describeSituation } from './situation.ts'
import { toSend } from './to-profile.ts'
import { type MonthParts, monthParts, thousandsMeant } from './typed-values.ts'

/** What is wrong with an answer: where, and the text that says how to correct it (`problem.<key>` with its values). */
export interface AnswerProblem {
  path: AnswerPath
  key: string
  values?: Record<string, number>
}

export function fieldAt(path: AnswerPath): { field: Field; cell?: RowField } | undefined {
  const field = allFields.find((one) => path === one.path || path.startsWith(`${one.path}.`))
  if (field?.kind !== 'rows') return field && { field }
  const [, name] = path.slice(field.path.length + 1).split('.')
  const cell = field.row.find((one) => one.path === name)
  return cell ? { field, cell } : { field }
}

/** What keeps these answers from being sent, in the order of the form. What is not asked any more has no problem. */
export function answerProblems(given: Answers, thisMonth: Month): AnswerProblem[] {
  const answers = relevantAnswers(given, thisMonth)
  const situation = describeSituation(answers, thisMonth)
  const { profile, unreadable } = readSteps(answers, thisMonth)
  const found = [...missingAnswers(situation), ...unreadable, ...impossibleAnswers(profile, answers, thisMonth)]
  const first = new Map<AnswerPath, AnswerProblem>()
  for (const problem of found) if (!first.has(problem.path)) first.set(problem.path, problem)
  return inFormOrder([...first.values()])
}

export function problemsFromServer(problems: readonly ValidationProblem[]): AnswerProblem[] {
  const found = problems.flatMap(({ loc: [place, part, ...rest], type, ctx }): AnswerProblem[] => {
    const path = rest.join('.')
    if (place !== 'body' || part !== 'profile' || !fieldAt(path)) return []
    const rule = typeof ctx?.rule === 'string' && Object.hasOwn(profileRules, ctx.rule) ? ctx.rule : null
    if (rule) return [{ path, key: `rule.${rule}` }]
    return [type === 'missing' ? missing(path) : unreadableAt(path, undefined)]
  })
  return inFormOrder(found)
}

const inFormOrder = (problems: AnswerProblem[]) =>
  problems.toSorted((one, other) => placeInForm(one.path) - placeInForm(other.path))

function missing(path: AnswerPath): AnswerProblem {
  const { field, cell } = fieldAt(path) ?? {}
  const question = cell ?? field
  if (question?.kind === 'number') return { path, key: `missing_number.${question.unit}` }
  return { path, key: `missing.${question?.kind ?? 'choice'}` }
}

/** Required fields without an answer. The schema would say the same, but knows nothing of the fields it cannot see. */
function missingAnswers(situation: Situation): AnswerProblem[] {
  const answers = withDerived(situation.answers)
  const gates = tickedExclusions(answers) === undefined ? [{ path: exclusionsField.path, key: 'missing.set' }] : []
  const others = allFields
    .filter((field) => isShown(field, situation))
    .flatMap((field) => {
      if (field.kind !== 'rows')
        return isRequired(field, situation) && isBlank(answerAt(answers, field.path)) ? [missing(field.path)] : []
      const rows = answerAt(answers, field.path)
      return (Array.isArray(rows) ? rows : []).flatMap((row, index) =>
        shownRowFields(field.row, row, situation)
          .filter((cell) => isRequired(cell, situation) && isBlank(answerAt(row, cell.path)))
          .map((cell) => missing(`${field.path}.${index}.${cell.path}`)),
      )
    })
  return [...gates, ...others]
}

const isBlank = (answer: unknown) => answer === undefined || answer === ''

function monthProblem({ year, month }: MonthParts): Omit<AnswerProblem, 'path'> {
  if (!month) return { key: year.length === 4 ? 'month_missing' : 'month' }
  if (!year) return { key: 'missing_number.year' }
  return year.length === 4 ? { key: 'between.year', values: monthYears } : { key: 'unreadable.year' }
}

function unreadableAt(path: AnswerPath, value: unknown): AnswerProblem {
  const { field, cell } = fieldAt(path) ?? {}
  const question = cell ?? field
  switch (question?.kind) {
    case 'number': {
      const { unit, min, max } = question
      const meant = unit === 'dollars_a_month' && typeof value === 'string' ? thousandsMeant(value) : null
      if (meant !== null) return { path, key: 'unreadable.thousands', values: { amount: meant } }
      const sort = unit === 'year' ? 'year' : unit.startsWith('dollars') ? 'amount' : 'number'
      return typeof value === 'string'
        ? { path, key: `unreadable.${sort}` }
        : { path, key: `between.${sort}`, values: { min, max } }
    }
    case 'month':
      return { path, ...monthProblem(monthParts(value)) }
    case 'text':
      return { path, key: 'too_long', values: { max: question.maxLength } }
    default:
      return { path, key: 'unusable' }
  }
}

/** Neutral answers for steps that cannot be read yet, so that the others can be checked against each other. */
const standIns: Profile = {
  route: { pass: 'other', links: [] },
  you: { birth_month: '1900-01' },
  residence: {},
  work: { work_status: 'not_working' },
  education: { highest: 'secondary' },
  family: { marital_status: 'married' },
  roots: {},
  history: {},
}

function readSteps(answers: Answers, thisMonth: Month) {
  const sent = toSend(answers)
  const unreadable: AnswerProblem[] = []
  function read<T extends z.ZodMiniType>(step: ProfileStep, schema: T, standIn: z.output<T>): z.output<T> {
    const result = z.safeParse(schema, sent[step])
    if (result.success) return result.data
    for (const { path } of result.error.issues) {
      const place = [step, ...path.map(String)].join('.')
      unreadable.push(unreadableAt(place, answerAt(sent, place)))
    }
    return standIn
  }
  const { shape } = Profile
  const route = read('route', shape.route, standIns.route)
  const profile = {
    route: { ...route, apply_month: route.apply_month ?? thisMonth },
    you: read('you', shape.you, standIns.you),
    residence: read('residence', shape.residence, standIns.residence),
    work: read('work', shape.work, standIns.work),
    education: read('education', shape.education, standIns.education),
    family: read('family', shape.family, standIns.family),
    roots: read('roots', shape.roots, standIns.roots),
    history: read('history', shape.history, standIns.history),
  }
  return { profile, unreadable }
}

/** An application further ahead is not assessed: by then other figures will be published. */
const furthestMonthsAhead = 5 * 12

function impossibleAnswers(
  profile: Parameters<typeof profileProblems>[0],
  answers: Answers,
  thisMonth: Month,
): AnswerProblem[] {
  const found = profileProblems(profile)
    .filter(({ rule }) => rule !== 'required')
    .map(({ loc, rule }) => ({ path: loc.join('.'), key: `rule.${rule}` }))
    .filter(({ path }) => answerAt(answers, path) !== undefined)
  const monthsAhead = monthsBetween(thisMonth, profile.route.apply_month)
  if (monthsAhead < 0) found.push({ path: 'route.apply_month', key: 'apply_month_passed' })
  if (monthsAhead > furthestMonthsAhead) found.push({ path: 'route.apply_month', key: 'apply_month_far' })
  return found
}
