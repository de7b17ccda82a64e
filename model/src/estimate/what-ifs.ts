import { type DatedProfile, type Education, type Pass, workingStatuses } from '@settlesg/contract'
import type { EstimatedRoute } from '../evidence/levels.ts'
import { type Changes, merged } from '../rules/changes.ts'
import { leastPay, payFloor } from '../rules/pass-floors.ts'
import type { ModelKey } from '../text-keys.ts'
import type { Case } from './case.ts'
import { type Change, compareCases } from './compare-cases.ts'
import { caseOf, toHundredth } from './make-estimate.ts'
import type { Model } from './model.ts'

/* What a person can do under the rules of their pass: no marriage, no child, no other past. */

export type WhatIfId = ModelKey<'what_if'>

/** Nobody has published that these help (docs/facts.md 7.2); reports know of no step from one degree to the next. */
export const withoutEffect: readonly WhatIfId[] = ['volunteer', 'own_home', 'cover_letter', 'further_degree']

/** What somebody else decides: worth knowing, and nothing that is in the person's own hands. */
const decidedByOthers: readonly WhatIfId[] = ['spouse_pr']

/** The rule of a pass that a change was held against; the key of its text. */
type PassRule = 'ep_floor' | 's_pass_floor' | 'spouse_ep_floor'
interface Candidate {
  changes: Changes
  rule?: PassRule
}

/** What a first job is counted with where no floor applies, S$ a month: the pool's median of spouses at work. */
const firstPay = 3_000

const nextEducation: Partial<Record<Education, Education>> = {
  below_secondary: 'secondary',
  secondary: 'diploma',
  ite: 'diploma',
  diploma: 'bachelor',
}
const furtherDegree: Partial<Record<Education, Education>> = {
  bachelor: 'master',
  postgraduate_diploma: 'master',
  professional: 'master',
  master: 'doctorate',
}

const isEarning = ({ work }: DatedProfile) => workingStatuses.includes(work.work_status)
const dependantStatuses = ['dependant_pass', 'ltvp', 'abroad', 'other']

/** Married to somebody who is known to be neither a citizen nor a permanent resident. */
const isForeignMarriage = ({
  route,
  family: { marital_status, spouse_status },
}: Pick<DatedProfile, 'route' | 'family'>) =>
  marital_status === 'married' &&
  !route.links.some((link) => link.startsWith('spouse_of')) &&
  spouse_status != null &&
  spouse_status !== 'citizen' &&
  spouse_status !== 'pr'

/** The floor of the pass that a job on this pass would need; none where the pass lets its holder work. */
function jobRule(pass: Pass): { pass: 'ep' | 's_pass'; rule: PassRule } | null {
  if (['ep', 'pep', 'one_pass', 'tech_pass', 'entrepass'].includes(pass)) return { pass: 'ep', rule: 'ep_floor' }
  return pass === 's_pass' || pass === 'dependant_pass' ? { pass: 's_pass', rule: 's_pass_floor' } : null
}

const toEducation = (highest: Education | undefined): Candidate | null =>
  highest ? { changes: { education: { highest } } } : null

const candidates: Record<WhatIfId, (profile: DatedProfile) => Candidate | null> = {
  find_work: (profile) => {
    const { work_status } = profile.work
    if (work_status !== 'not_working' && work_status !== 'caring_for_family') return null
    const needed = jobRule(profile.route.pass)
    const monthly_pay = needed ? payFloor(needed.pass, profile) : firstPay
    const work = { work_status: 'employee' as const, monthly_pay, employer_since: profile.route.apply_month }
    return { changes: { work }, ...(needed ? { rule: needed.rule } : {}) }
  },
  raise_pay: (profile) => {
    const { monthly_pay: pay } = profile.work
    if (!isEarning(profile) || pay == null) return null
    const raised = Math.min(1_000_000, Math.round((pay * 1.2) / 100) * 100)
    return raised > pay ? { changes: { work: { monthly_pay: raised } } } : null
  },
  move_to_ep: (profile) => {
    const isPaidEnough = isEarning(profile) && (profile.work.monthly_pay ?? 0) >= payFloor('ep', profile)
    return profile.route.pass === 's_pass' && isPaidEnough
      ? { changes: { route: { pass: 'ep' } }, rule: 'ep_floor' }
      : null
  },
  next_qualification: ({ education }) => toEducation(nextEducation[education.highest]),
  further_degree: ({ education }) => toEducation(furtherDegree[education.highest]),
  include_family: ({ route, family }) => {
    const isWorker = !route.links.some((link) => link.startsWith('spouse_of'))
    if (!isWorker || route.includes?.spouse !== false || family.marital_status !== 'married') return null
    if (!dependantStatuses.includes(family.spouse_status ?? 'none')) return null
    return { changes: { route: { includes: { spouse: true } } } }
  },
  // Up to the end of primary school; later a place is hard to get.
  local_school: ({ route, family }) => {
    const children = family.children ?? []
    const index = children.findIndex(({ birth_month, school, status }) => {
      const age = Number(route.apply_month.slice(0, 4)) - Number(birth_month.slice(0, 4))
      return status !== 'citizen' && age >= 6 && age <= 12 && (school === 'international' || school === 'none')
    })
    if (index < 0) return null
    const moved = children.map((child, at) => (at === index ? { ...child, school: 'moe' as const } : child))
    return { changes: { family: { children: moved } } }
  },
  sponsor_work: ({ family }) =>
    family.sponsor?.work_status === 'not_working'
      ? { changes: { family: { sponsor: { work_status: 'employee', monthly_pay: firstPay } } } }
      : null,
  spouse_own_pass: ({ route, family }) => {
    if (!isForeignMarriage({ route, family }) || !dependantStatuses.includes(family.spouse_status ?? 'none'))
      return null
    const spouse_monthly_pay = Math.max(family.spouse_monthly_pay ?? 0, leastPay('ep', route.apply_month))
    return { changes: { family: { spouse_status: 'ep', spouse_monthly_pay } }, rule: 'spouse_ep_floor' }
  },
  // Only who holds a pass with a route of its own can apply first; as a permanent resident they leave the application.
  spouse_pr: ({ route, family }) =>
    isForeignMarriage({ route, family }) && !dependantStatuses.includes(family.spouse_status ?? 'none')
      ? {
          changes: {
            family: { spouse_status: 'pr' },
            ...(route.includes?.spouse ? { route: { includes: { spouse: false } } } : {}),
          },
        }
      : null,
  volunteer: ({ route, roots }) => {
    if ((roots.activities ?? []).length > 0) return null
    const activity = { kind: 'charity' as const, since: route.apply_month, hours_a_month: 8, proof: true }
    return { changes: { roots: { activities: [activity] } } }
  },
  own_home: ({ route, roots }) =>
    roots.home === 'owned' || route.pass === 'student_pass' ? null : { changes: { roots: { home: 'owned' } } },
  cover_letter: ({ roots }) => (roots.plan ? null : { changes: { roots: { plan: 'Why we want to stay.' } } }),
}

const whatIfIds = Object.keys(candidates) as WhatIfId[]

/** The changes that this person can make, by their ids, before any is reckoned. */
export const possibleWhatIfs = (profile: DatedProfile): WhatIfId[] =>
  whatIfIds.filter((id) => candidates[id](profile) !== null)

export interface Difference extends Change {
  id: WhatIfId
  changes: Changes
  rule: PassRule | null
  after: Case
}

/** The changes that this person can make, each against the person as they are. */
export function findDifferences(profile: DatedProfile, route: EstimatedRoute, model: Model, now: Case): Difference[] {
  return whatIfIds.flatMap((id) => {
    const candidate = candidates[id](profile)
    if (!candidate) return []
    const { changes, rule = null } = candidate
    // What has no factor changes nothing: there is nothing to reckon.
    const after = withoutEffect.includes(id) ? now : caseOf(merged(profile, changes), route, model)
    return [{ id, changes, rule, after, ...compareCases(model, now, after) }]
  })
}

/** Clear and two people or more as pages round them: 1.496 is their 1.5, so that sentence and list agree. */
export const isClear = ({ value, effect }: { value: number; effect: 'up' | 'down' | 'none' }): boolean =>
  effect !== 'none' && Math.round(Math.abs(toHundredth(value))) >= 2

/** The clear change that helps most, and one that nobody has shown to matter. */
export function leverAndNoEffect(found: readonly Difference[]) {
  const [best] = found
    .filter((one) => one.effect === 'up' && isClear(one) && !decidedByOthers.includes(one.id))
    .sort((one, other) => other.value - one.value)
  return {
    biggest_lever: best?.id ?? null,
    no_effect: withoutEffect.find((id) => found.some((difference) => difference.id === id)) ?? null,
  }
}
