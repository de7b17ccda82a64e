import type { DatedProfile } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../testing/profiles.ts'
import { documents } from './documents.ts'
import { employersAsked, ownersIn } from './plan.ts'

type Sponsor = NonNullable<DatedProfile['family']['sponsor']>

/** The papers of someone married to a citizen, who works or not, beside a sponsor who does this. */
const papersOf = (work_status: 'employee' | 'not_working', sponsor: Sponsor['work_status']) =>
  documents(
    {
      ...exampleProfile,
      route: { ...exampleProfile.route, pass: 'ltvp', links: ['spouse_of_citizen'], route: 'spouse_of_citizen' },
      work: { work_status },
      family: { marital_status: 'married', spouse_status: 'citizen', sponsor: { work_status: sponsor } },
    },
    'spouse_of_citizen',
  ).documents

describe('whose papers a step of the plan is about', () => {
  it('a homemaker is told of the letter of the sponsor’s employer, and two who work of both', () => {
    expect(employersAsked(papersOf('not_working', 'employee'))).toEqual({ whose: 'sponsor', isSponsorOpen: false })
    expect(employersAsked(papersOf('employee', 'employee'))).toEqual({ whose: 'both', isSponsorOpen: false })
    expect(employersAsked(papersOf('employee', 'not_working'))).toEqual({ whose: 'own', isSponsorOpen: false })
    expect(employersAsked(papersOf('employee', null))).toEqual({ whose: 'both', isSponsorOpen: true })
  })

  it('a paper of the plan names its owner where its own name does not say it', () => {
    const step = { id: 'employer_papers' }
    expect(ownersIn(step, 'employer_letter', papersOf('not_working', 'employee'))).toEqual(['sponsor'])
    expect(ownersIn(step, 'payslips', papersOf('employee', 'employee'))).toEqual(['applicant', 'sponsor'])
    expect(ownersIn(step, 'payslips', papersOf('employee', 'not_working'))).toEqual([])
    expect(ownersIn({ id: 'sponsor_papers' }, 'sponsor_identity', papersOf('employee', 'employee'))).toEqual([])
  })
})
