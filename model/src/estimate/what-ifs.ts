import type { DatedProfile, Education, Pass } from '@settlesg/contract'
import { chances, meanByWorld, type RouteWorlds } from './chances.ts'
import { mean, middleNinety } from './distribution.ts'
import { readAnswers } from './route-model.ts'

/*
 * What a person can do, and what it would change. Only what is in a person's or a family's own hands is tried: no
 * marriage, no child, no other past. Each changes at most three answers.
 */

type PartialDeep<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: PartialDeep<T[K]> } : T
/** A JSON merge patch (RFC 7386) on a profile: arrays are replaced whole. */
type Changes = PartialDeep<DatedProfile>

/** Every change there is. The id is the key of its text and of how long it takes, what it costs and what proves it. */
export const whatIfIds = [
  'find_work',
  'raise_pay',
  'move_to_ep',
  'next_qualification',
  'include_family',
  'local_school',
  'sponsor_work',
  'volunteer',
  'own_home',
  'cover_letter',
] as const
export type WhatIfId = (typeof whatIfIds)[number]

/** Changes whose direction nobody has published, so that the model has no factor for them (docs/facts.md 7.2). */
export const withoutEffect = ['volunteer', 'own_home', 'cover_letter'] as const satisfies readonly WhatIfId[]

/** The pay floor of a new Employment Pass from 1 January 2025, S$ a month (docs/facts.md 3.2). */
const employmentPassFloor = 5_600
/** What a first job is counted with where no floor applies, S$ a month: the pool's median of spouses at work. */
const firstPay = 3_000

const nextEducation: Partial<Record<Education, Education>> = {
  below_secondary: 'secondary',
  secondary: 'diploma',
  ite: 'diploma',
  diploma: 'bachelor',
  bachelor: 'master',
  postgraduate_diploma: 'master',
}

const isEarning = ({ work }: DatedProfile) => work.work_status !== 'not_working' && work.work_status !== 'student'
const dependantStatuses = ['dependant_pass', 'ltvp', 'abroad', 'other']

const candidates: Record<WhatIfId, (profile: DatedProfile) => Changes | null> = {
  find_work: (profile) => {
    if (profile.work.work_status !== 'not_working') return null
    const needsPass: readonly Pass[] = ['ep', 'pep', 'one_pass', 'tech_pass', 'entrepass']
    const monthly_pay = needsPass.includes(profile.route.pass) ? employmentPassFloor : firstPay
    return { work: { work_status: 'employee', monthly_pay, employer_since: profile.route.apply_month } }
  },
  raise_pay: (profile) => {
    const { monthly_pay: pay } = profile.work
    if (!isEarning(profile) || pay == null) return null
    const raised = Math.min(1_000_000, Math.round((pay * 1.2) / 100) * 100)
    return raised > pay ? { work: { monthly_pay: raised } } : null
  },
  move_to_ep: (profile) => {
    const isPaidEnough = isEarning(profile) && (profile.work.monthly_pay ?? 0) >= employmentPassFloor
    return profile.route.pass === 's_pass' && isPaidEnough ? { route: { pass: 'ep' } } : null
  },
  next_qualification: ({ education }) => {
    const highest = nextEducation[education.highest]
    return highest ? { education: { highest } } : null
  },
  include_family: ({ route, family }) => {
    const isWorker = !route.links.some((link) => link.startsWith('spouse_of'))
    if (!isWorker || route.includes == null || route.includes.spouse || family.marital_status !== 'married') return null
    if (!dependantStatuses.includes(family.spouse_status ?? 'none')) return null
    return { route: { includes: { spouse: true } } }
  },
  // Up to the end of primary school; later a place is hard to get.
  local_school: ({ route, family }) => {
    const children = family.children ?? []
    const index = children.findIndex(({ birth_month, school, status }) => {
      const age = Number(route.apply_month.slice(0, 4)) - Number(birth_month.slice(0, 4))
      return status !== 'citizen' && age >= 6 && age <= 12 && (school === 'international' || school === 'none')
    })
    if (index < 0) return null
    return {
      family: { children: children.map((child, at) => (at === index ? { ...child, school: 'moe' as const } : child)) },
    }
  },
  sponsor_work: ({ family }) =>
    family.sponsor?.work_status === 'not_working'
      ? { family: { sponsor: { work_status: 'employee', monthly_pay: firstPay } } }
      : null,
  volunteer: ({ route, roots }) => {
    const activities = roots.activities ?? []
    if (activities.length > 0) return null
    const activity = { kind: 'charity' as const, since: route.apply_month, hours_a_month: 8, proof: true }
    return { roots: { activities: [activity] } }
  },
  own_home: ({ route, roots }) =>
    roots.home === 'owned' || route.pass === 'student_pass' ? null : { roots: { home: 'owned' } },
  cover_letter: ({ roots }) => (roots.plan ? null : { roots: { plan: 'Why we want to stay.' } }),
}

/** The profile with a merge patch applied: a null takes an answer back, an array is replaced whole. */
export function merged<T>(target: T, changes: unknown): T
export function merged(target: unknown, changes: unknown): unknown {
  if (!isObject(changes)) return changes
  // By way of a map: in an object the key `__proto__` would not be an entry but another prototype.
  const result = new Map<string, unknown>(isObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) result.delete(key)
    else result.set(key, merged(result.get(key), value))
  }
  return Object.fromEntries(result)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Difference {
  id: WhatIfId
  changes: Changes
  /** People per 100, unrounded: the mean over the worlds and its 5th and 95th percentile. */
  value: number
  low: number
  high: number
  effect: 'up' | 'down' | 'none'
  after: Float64Array
}

/** The changes that this person can make, each tried in every world against the person as they are. */
export function differences(profile: DatedProfile, route: RouteWorlds, now: Float64Array): Difference[] {
  const before = meanByWorld(now, route.count)
  return whatIfIds.flatMap((id) => {
    const changes = candidates[id](profile)
    if (!changes) return []
    const after = chances(route, readAnswers(route.model, merged(profile, changes)))
    return [{ id, changes, after, ...differenceOf(before, meanByWorld(after, route.count)) }]
  })
}

/** Two chances in the same worlds: the difference in people per 100, its range, and whether it has a clear sign. */
export function differenceOf(before: Float64Array, after: Float64Array) {
  const byWorld = after.map((share, world) => 100 * (share - (before[world] ?? 0)))
  const [low, high] = middleNinety(byWorld)
  return { value: mean(byWorld), low, high, effect: effectOf(low, high) }
}

/** A change whose range includes zero has no clear effect, whatever its mean. */
const effectOf = (low: number, high: number): Difference['effect'] => (low > 0 ? 'up' : high < 0 ? 'down' : 'none')

/** The change that helps most by at least half a person, and one that nobody has shown to matter. */
export function leverAndNoEffect(found: readonly Difference[]) {
  const [best] = found
    .filter(({ effect, value }) => effect === 'up' && value >= 0.5)
    .sort((one, other) => other.value - one.value)
  return {
    biggest_lever: best?.id ?? null,
    no_effect: withoutEffect.find((id) => found.some((difference) => difference.id === id)) ?? null,
  }
}
