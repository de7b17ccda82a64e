import { type DatedProfile, type Link, links, type Pass, passes, type RouteId } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { possibleWhatIfs } from '../estimate/what-ifs.ts'
import { listedFacts } from '../evidence/listed-facts.ts'
import { eligibility } from '../rules/eligibility.ts'
import { advise } from './advise.ts'
import { nextStep } from './next-step.ts'
import { adviceWithoutEstimate } from './without-estimate.ts'

const today = '2026-11-28'
const workPasses: readonly Pass[] = ['ep', 's_pass', 'pep', 'entrepass', 'one_pass', 'tech_pass']

interface OwnPerson {
  changes: Parameters<typeof person>[0]
  /** Whom the rule concerns, on which routes; all where it says nothing. */
  passes?: readonly Pass[]
  links?: readonly Link[]
  routes?: readonly RouteId[]
  /** The condition, note, step or paper that says it; or whether the result does. */
  said: readonly string[] | ((profile: DatedProfile, route: RouteId | null) => boolean)
}

const married = { marital_status: 'married', spouse_status: 'dependant_pass' } as const
const child = { birth_month: '2016-03', status: 'foreign', sex: 'male', school: 'none' } as const
const spouses = ['spouse_of_citizen', 'spouse_of_pr'] as const
const withSpouse: readonly Link[] = spouses
const paid = (monthly_pay: number, apply_month: string) =>
  ({ work: { work_status: 'employee', monthly_pay }, route: { apply_month } }) as const
const afterwards = (outcome: 'waiting' | 'approved') => (profile: DatedProfile, route: RouteId | null) => {
  const step = nextStep({ profile, route, today, outcome: { outcome, applied: '2026-06' } })
  return step?.kind === 'outcome' && step.id === outcome && (outcome === 'approved' || step.month === '2026-12')
}
/** For each dated rule that a result uses: its own person. */
const ownPeople: Record<string, OwnPerson> = {
  who_may_apply: {
    ...{ changes: { you: { birth_month: '2008-05' } }, links: ['child_of_citizen_or_pr'] },
    said: ['applicant_under_21', 'turns_21'],
  },
  no_route_of_its_own: {
    ...{ changes: {}, passes: ['work_permit', 'dependant_pass'], links: [], routes: [] },
    said: (profile) => adviceWithoutEstimate(profile, { today })?.pass_note != null,
  },
  marriage_of_permit_holders: {
    ...{ changes: { family: { marital_status: 'married' } }, links: withSpouse, routes: spouses },
    passes: passes.filter((pass) => pass !== 'already_pr' && !workPasses.includes(pass)),
    said: ['marriage_approval', 'marriage_approval_if_held'],
  },
  family_in_one_application: {
    ...{ changes: { family: { ...married, children: [child] } }, routes: ['pts'], said: ['child_can_be_included'] },
  },
  student_exam: { changes: {}, passes: ['student_pass'], routes: ['student'], said: ['national_exam'] },
  artists_scheme: { changes: {}, routes: ['forarts'], said: ['forarts_achievements'] },
  investor_sums: { changes: {}, routes: ['gip'], said: ['gip_investment'] },
  processing_time: { changes: {}, routes: ['pts', ...spouses, 'student'], said: afterwards('waiting') },
  after_approval: { changes: {}, said: afterwards('approved') },
  re_entry_permit: { changes: {}, passes: ['already_pr'], said: ['find_out_permit'] },
  stateless_people: {
    ...{ changes: {}, passes: ['ltvp', 'ltvp_plus', 'other'], links: [], routes: [] },
    said: ['stateless'],
  },
  translations: { changes: {}, routes: ['pts', ...spouses, 'child', 'student'], said: ['translations'] },
  ep_floor_2025: { changes: paid(5_500, '2026-11'), passes: ['ep'], said: ['pay_below_pass'] },
  ep_floor_2027: { changes: paid(5_900, '2028-01'), passes: ['ep'], said: ['pay_below_pass'] },
  s_pass_floor_2025: { changes: paid(3_200, '2026-11'), passes: ['s_pass'], said: ['pay_below_pass'] },
  s_pass_floor_2027: { changes: paid(3_500, '2028-01'), passes: ['s_pass'], said: ['pay_below_pass'] },
  apart_from_passes: {
    ...{
      changes: { you: { birth_month: '1965-01' }, family: { marital_status: 'married' } },
      passes: [...workPasses, 'work_permit'],
    },
    said: (profile, route) =>
      partsOf(profile, route).some(({ source_ids }) => source_ids.includes('formalities-2020-22')),
  },
  service_of_sons: {
    ...{ changes: { you: { sex: 'male', birth_month: '1965-01' }, family: { ...married, children: [child] } } },
    said: ['ns_son', 'ns_son_not_included'],
  },
  personalised_pass_without_work: {
    ...{ changes: { work: { work_status: 'not_working' } }, passes: ['pep'], said: ['pep_without_work'] },
  },
  local_school_test: {
    ...{ changes: { family: { ...married, children: [child] }, route: { marriage_approved: true } } },
    ...{ routes: ['pts', ...spouses], said: (profile) => possibleWhatIfs(profile).includes('local_school') },
  },
}

/** All that a result by this route says by rule: each by its id, with its sources. */
function partsOf(profile: DatedProfile, route: RouteId | null): { id: string; source_ids: readonly string[] }[] {
  const instead = adviceWithoutEstimate(profile, { today })
  const { consistency, documents, family } = instead ?? advise(profile, route)
  const conditions = eligibility(profile).flatMap((verdict) => (verdict.route === route ? verdict.conditions : []))
  return [
    ...conditions,
    ...consistency,
    ...documents,
    ...family,
    ...(instead?.dates ?? []),
    ...(instead?.next_steps ?? []),
  ]
}

const isOfResult = (place: string) => place.endsWith('.ts') || /^(advice|analysis|model|result):/.test(place)

describe('the dated rules of a result', () => {
  it('each dated rule that a result uses has a person of its own', () => {
    const used = listedFacts().filter(({ kind, used_in }) => kind === 'rule' && used_in.some(isOfResult))
    expect(Object.keys(ownPeople).toSorted()).toEqual(used.map(({ id }) => id).toSorted())
  })

  it.each(Object.entries(ownPeople))('%s is said to its own person on every route and pass', (_, own) => {
    const wanted = own.passes ?? passes.filter((pass) => pass !== 'already_pr')
    const ties = own.links?.map((link) => [link]) ?? [[], ...links.map((link) => [link])]
    const missing: string[] = []
    let count = 0
    for (const pass of wanted)
      for (const tie of ties.length > 0 ? ties : [[]]) {
        const base = person({ ...own.changes, route: { ...own.changes.route, pass, links: tie } })
        const open = eligibility(base).flatMap(({ route, open }) => (open === false ? [] : [route]))
        const routes = own.routes ? open.filter((route) => own.routes?.includes(route)) : open
        for (const route of own.routes?.length === 0 || open.length === 0 ? [null] : routes) {
          const profile = route ? person({ route: { route } }, base) : base
          const { said } = own
          const isSaid =
            typeof said === 'function'
              ? said(profile, route)
              : partsOf(profile, route).some(({ id }) => said.includes(id))
          count += 1
          if (!isSaid) missing.push(`${pass} ${tie[0] ?? 'no tie'} ${route}`)
        }
      }
    expect(missing).toEqual([])
    expect(count).toBeGreaterThan(0)
  })
})
