import { type DatedProfile, Profile, profileProblems, profileRules, readInput } from '@settlesg/contract'
import { BadInput } from './command.ts'

/** The profile of `{"profile": {…}}`, checked as the server would. Throws BadInput that names the first wrong field. */
export function readProfile(text: string): DatedProfile {
  const input = parsed(text)
  if (typeof input !== 'object' || input === null || !('profile' in input))
    throw new BadInput('profile: Field required (the input is {"profile": {…}})')
  const [other] = Object.keys(input).filter((key) => key !== 'profile')
  if (other !== undefined) throw new BadInput(`${other}: Extra inputs are not permitted`)
  return checkedProfile(input.profile)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput('standard input: not valid JSON')
  }
}

export function checkedProfile(input: unknown): DatedProfile {
  const read = readInput(Profile, input, 'body')
  if ('problems' in read) {
    const [problem] = read.problems
    // Months are the only answers with a pattern.
    const message = problem?.type === 'string_pattern_mismatch' ? 'Input should be a month, as YYYY-MM' : problem?.msg
    throw new BadInput(`${field(['profile', ...(problem?.loc.slice(1) ?? [])])}: ${message ?? 'not valid'}`)
  }
  const { route } = read.value
  if (route.apply_month == null) throw new BadInput('profile.route.apply_month: Field required (YYYY-MM)')
  const profile = { ...read.value, route: { ...route, apply_month: route.apply_month } }
  const [problem] = profileProblems(profile)
  if (problem) throw new BadInput(`${field(['profile', ...problem.loc])}: ${profileRules[problem.rule]}`)
  return profile
}

const field = (loc: readonly (string | number)[]) => loc.join('.')
