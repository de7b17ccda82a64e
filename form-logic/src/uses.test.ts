import type { DatedProfile } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { describe, expect, it } from 'vitest'
import { allFields } from './fields.ts'

/** Two people who answer everything, each for a route of their own. */
const worker: DatedProfile = {
  ...exampleProfile,
  route: { ...exampleProfile.route, includes: { spouse: true, children: 1 } },
  residence: {
    ...exampleProfile.residence,
    away_5y: '4_12',
    pass_expires: '2031-01',
    schooling_here: 'university',
    schooling_years: 2,
  },
  work: {
    work_status: 'both',
    employer_since: '2020-01',
    occupation: '3',
    industry: 'J',
    monthly_pay: 6_000,
    variable_pay_12m: 20_000,
    assessed_income: [{ year: 2025, amount: 90_000 }],
    employers_5y: 3,
    longest_gap_months_5y: 4,
    business: { years: 2, local_staff: 1, revenue: 'under_100k' },
  },
  education: { highest: 'diploma', awarded_in_singapore: true, registration: 'none', certificates: 'yes' },
  family: {
    marital_status: 'married',
    married_since: '2018-01',
    spouse_status: 'pr',
    spouse_education: 'master',
    spouse_monthly_pay: 9_000,
    children: [{ birth_month: '2019-01', status: 'foreign', school: 'moe' }],
    relatives_here: 1,
  },
  roots: {
    home: 'owned',
    activities: [{ kind: 'charity', since: '2022-01', hours_a_month: 9, proof: true }],
    plan: 'We want to stay.',
  },
  history: {
    previous: 'rejected_once',
    last_decision: '2024-01',
    changed: ['job'],
    conviction: 'no',
    documents: { passport: 'have' },
    consistent: 'yes',
  },
}
const spouse: DatedProfile = {
  ...worker,
  route: spouseProfile.route,
  family: { ...worker.family, ...spouseProfile.family },
}

/** Some answers count only beside others, or only as a no. */
const withSpouseAlone: DatedProfile = {
  ...exampleProfile,
  route: { ...exampleProfile.route, includes: { spouse: true, children: 0 } },
  residence: { ...exampleProfile.residence, schooling_here: 'none' },
}
const withChildAlone: DatedProfile = {
  ...exampleProfile,
  route: { ...exampleProfile.route, includes: { spouse: false, children: 1 } },
}
/** Whether a sponsor works says nothing more once the pay is given. */
const withSponsorAtHome: DatedProfile = {
  ...spouse,
  family: { ...spouse.family, spouse_monthly_pay: null, sponsor: { work_status: 'not_working' } },
}
const commuter: DatedProfile = { ...exampleProfile, residence: { commutes: true } }
const people = [worker, spouse, withSpouseAlone, withChildAlone, withSponsorAtHome, commuter]

/** The profile without the answer at this path. */
function without(profile: DatedProfile, path: string): DatedProfile {
  const copy: DatedProfile = JSON.parse(JSON.stringify(profile))
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy)
  Reflect.deleteProperty(Object(holder), last)
  return copy
}

const rangeOf = (profile: DatedProfile) => {
  const { estimate, reasons } = predict(profile)
  return JSON.stringify([estimate, reasons.map(({ value }) => value)])
}
const ranges = people.map(rangeOf)
/** A profile that did not have the answer stays as it was, and is not asked about. */
const moves = (profile: DatedProfile, range: string, path: string) => {
  const changed = without(profile, path)
  return JSON.stringify(changed) !== JSON.stringify(profile) && rangeOf(changed) !== range
}
const movesOne = (path: string) => people.some((profile, index) => moves(profile, ranges[index] ?? '', path))
/** What may be left out, and can therefore be tried; the month of application is filled in before the model sees it. */
const optional = allFields.filter(({ required, path }) => required !== true && path !== 'route.apply_month')
const isForEstimate = ({ use }: (typeof allFields)[number]) => [use].flat().includes('estimate')

describe('what a question says that its answer is for', () => {
  it('a question is marked for the estimate only where an answer can change it', () => {
    const idle = optional.filter((field) => isForEstimate(field) && !movesOne(field.path))
    expect(idle.map(({ path }) => path)).toEqual([])
  })

  it('a question is marked for something else only where no answer changes the estimate', () => {
    const moving = optional.filter((field) => !isForEstimate(field) && movesOne(field.path))
    expect(moving.map(({ path }) => path)).toEqual([])
  })
})
