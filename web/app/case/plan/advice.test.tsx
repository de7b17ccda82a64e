import type { DatedProfile } from '@settlesg/contract'
import { adviceWithoutEstimate, advise, countPapers } from '@settlesg/model'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { AdviceInWords, AfterRefusal } from './advice.tsx'

const children: NonNullable<DatedProfile['family']['children']> = [
  { birth_month: '2012-03', status: 'foreign', sex: 'male', included: true },
  { birth_month: '2015-08', status: 'foreign', sex: 'female', included: true },
]
/** A widow who held permanent residence before: she has papers, notes and no estimate. */
const former = (ofFamily: DatedProfile['family']['children']): DatedProfile => ({
  ...exampleProfile,
  you: { ...exampleProfile.you, sex: 'female' },
  route: { ...exampleProfile.route, includes: { spouse: false, children: ofFamily?.length ?? 0 } },
  family: { marital_status: 'widowed', children: ofFamily },
  history: { former_pr: 'gave_up' },
})

beforeEach(() => i18next.loadNamespaces(['advice', 'form', 'model', 'result']))

function show(profile: DatedProfile) {
  const advice = adviceWithoutEstimate(profile, { today: '2026-11-27' })
  if (!advice) throw new Error('There is an estimate')
  const { container } = render(<AdviceInWords advice={advice} family={profile.family} />, { wrapper: MemoryRouter })
  for (const fold of container.querySelectorAll('details')) fold.open = true
  return container.textContent ?? ''
}

describe('what to do after a refusal', () => {
  const afterRefusal = (history: DatedProfile['history']) => {
    const advice = advise({ ...exampleProfile, history }, 'pts')
    return render(<AfterRefusal advice={advice} />, { wrapper: MemoryRouter }).container.textContent ?? ''
  }

  it('who was refused before reads how to apply again, besides what is left after another refusal', () => {
    const text = afterRefusal({ previous: 'rejected_once', changed: ['nothing'] })
    expect(text).toMatch(/^Applying again/)
    expect(text).toContain(i18next.t('advice:reapplication_advice.nothing_changed'))
    expect(text).toContain(i18next.t('advice:family.if_refused_pts'))
  })

  it('who was never refused reads only what is left after a refusal', () => {
    expect(afterRefusal({ previous: 'none' })).toBe(`If it is refused${i18next.t('advice:family.if_refused_pts')}`)
  })
})

describe('the advice without an estimate', () => {
  it('each paper has its exact name, and the advice says once how recent papers must be', () => {
    const text = show(former(children))
    screen.getByText('Death certificate of your husband or wife')
    screen.getAllByText(/^Child's birth certificate/)
    expect(text.match(/Taken within the last three months/g)).toHaveLength(1)
    expect(text.match(/Valid for at least six more months/g)).toHaveLength(1)
  })

  it('the papers are counted as in an analysis: those that everyone needs, of every child apart', () => {
    const advice = adviceWithoutEstimate(former(children), { today: '2026-11-27' })
    const { all } = countPapers(advice?.documents ?? [])
    const text = show(former(children))
    const ofPersons = screen
      .getAllByText(/\(\d+\)$/, { selector: '#papers details summary' })
      .map((fold) => Number(/\((\d+)\)$/.exec(fold.textContent ?? '')?.[1]))
    expect(ofPersons.reduce((sum, count) => sum + count, 0)).toBe(all)
    expect(text).toContain(`${all} papers`)
    expect(text).not.toContain('(0)')
  })

  it('each note names its child where there are several', () => {
    const text = show(former(children))
    expect(text).toContain('Child 1, born Mar 2012: This child may be part of the application')
    expect(text).toContain('Child 2, born Aug 2015: This child may be part of the application')
  })

  it('an only child has no number in the advice', () => {
    const text = show(former(children.slice(0, 1)))
    expect(text).toContain('This child may be part of the application')
    expect(text).not.toContain('Child 1')
  })
})
