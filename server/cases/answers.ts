import {
  type DatedProfile,
  dated,
  type Profile,
  profileProblems,
  profileRules,
  type ValidationProblem,
} from '@settlesg/contract'
import { openRoutes, readQuestion } from '@settlesg/model'
import type { Deps } from '../deps.ts'
import { type Clock, currentMonth } from '../platform/clock.ts'
import { ValidationError } from '../platform/http/http-error.ts'
import { openAnswers } from './summary.ts'
import type { Assessed } from './tables.ts'

/** The answers with their month and the open route that they are about, checked as a whole. Throws `ValidationError`. */
export function completed(profile: Profile, clock: Clock): DatedProfile {
  const answers = dated(profile, currentMonth(clock))
  const problems: ValidationProblem[] = profileProblems(answers).map(({ loc, rule }) => ({
    ...(rule === 'required'
      ? { type: 'missing', msg: profileRules.required }
      : { type: 'value_error', msg: `Value error, ${profileRules[rule]}`, ctx: { rule } }),
    loc: ['body', 'profile', ...loc],
  }))
  if (problems.length > 0) throw new ValidationError(problems)
  return withRoute(answers)
}

export const storedAnswers = (deps: Pick<Deps, 'secrets' | 'clock'>, row: Assessed): DatedProfile =>
  withRoute(openDatedAnswers(deps, row))

/** Stored answers always have their month: it was filled in before they were stored. */
export const openDatedAnswers = (deps: Pick<Deps, 'secrets' | 'clock'>, row: Assessed): DatedProfile =>
  dated(openAnswers(deps, row), currentMonth(deps.clock))

export const allowsEstimate = (answers: DatedProfile): boolean => readQuestion(answers).no_estimate_reason === null

function withRoute(answers: DatedProfile): DatedProfile {
  const { routes, route } = readQuestion(answers)
  return openRoutes(routes).some((open) => open === route)
    ? { ...answers, route: { ...answers.route, route } }
    : answers
}
