import { addDays, type DatedProfile, type DocumentLine, daysBetween, type RouteId, routeIds } from '@settlesg/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person } from '../../testing/example-person.ts'
import { exampleProfile, profileArbitrary } from '../../testing/profiles.ts'
import { advise } from './advise.ts'
import { plan } from './plan.ts'
import { preflightChecks } from './preflight.ts'
import { paperDays, schedule } from './schedule.ts'

const today = '2026-11-23'

interface Given {
  route?: RouteId
  now?: string
  chosen?: string | null
  madeOn?: string
  inHand?: (paper: DocumentLine) => boolean
}

function days(profile: DatedProfile, given: Given = {}) {
  const { route = 'pts', now = today, chosen = null, madeOn, inHand = () => false } = given
  const advice = advise(profile, route)
  const papers = advice.documents.map((paper) => (inHand(paper) ? { ...paper, state: 'have' as const } : paper))
  const steps = plan(papers, advice.consistency)
  return {
    papers,
    ...schedule({ profile, route, papers, notes: advice.consistency, steps, today: now, madeOn, chosen }),
  }
}
const applying = (apply_month: string, more: Parameters<typeof person>[0] = {}) =>
  person({ ...more, route: { ...more.route, apply_month } })
const child = (birth_month: string) => ({
  route: { includes: { spouse: false, children: 1 } },
  family: { children: [{ birth_month, status: 'foreign' as const, included: true }] },
})

describe('the day of submission', () => {
  it('the day of submission is the first of the month, or later where the steps need longer', () => {
    expect(days(applying('2026-11')).submission).toBe('2027-02-14')
    expect(days(applying('2027-06')).submission).toBe('2027-06-01')
    expect(days(applying('2025-01'))).toMatchObject({ firstDay: '2027-02-14', submission: '2027-02-14' })
    expect(days(applying('2026-11'), { inHand: () => true }).submission).toBe('2026-11-30')
  })

  it('the days of a plan stay as they were made, and what is overdue says so, until its day of submission is over', () => {
    const made = days(applying('2026-11'))
    const later = days(applying('2026-11'), { now: '2027-01-20', madeOn: today })
    expect(later.steps.map(({ from, to }) => [from, to])).toEqual(made.steps.map(({ from, to }) => [from, to]))
    expect(later).toMatchObject({ submission: made.submission, start: today, firstDayFromToday: '2027-04-13' })
    expect(made.steps.some(({ isOverdue }) => isOverdue)).toBe(false)
    for (const { to, isOverdue, isDone } of later.steps) expect(isOverdue).toBe(to < '2027-01-20' && !isDone)
    expect(later.steps.some(({ isOverdue }) => isOverdue)).toBe(true)
    const over = days(applying('2026-11'), { now: '2027-02-15', madeOn: today })
    expect(over).toMatchObject({ start: '2027-02-15', submission: '2027-05-09' })
  })

  it('the day of submission comes before somebody is too old, though the steps become shorter', () => {
    const closing = days(applying('2026-11', child('2006-01')))
    expect(closing).toMatchObject({ closes: '2027-01', submission: '2026-12-31' })
    expect(closing.form).toMatchObject({ submitted: '2026-12-31', isCut: true })
    expect(days(applying('2026-11', child('2015-01'))).form.isCut).toBe(false)
  })

  it('a chosen day holds, one that has passed does not', () => {
    expect(days(exampleProfile, { chosen: '2027-05-01' })).toMatchObject({ submission: '2027-05-01', isChosen: true })
    expect(days(exampleProfile, { chosen: '2026-11-22' })).toMatchObject({ submission: '2027-02-14', isChosen: false })
  })

  it('a pass that ends by then is named, unless a step renews it', () => {
    const ending = (pass_expires: string) => days(person({ residence: { pass_expires } })).passEnds
    expect(ending('2027-02')).toBe('2027-02')
    expect(ending('2027-03')).toBeNull()
    expect(ending('2026-10')).toBeNull()
  })

  it('what may well be right needs time only with the papers that show why', () => {
    const unsure = person({ history: { consistent: 'not_sure' } })
    expect(days(unsure).firstDay).toBe('2027-02-14')
    expect(days(unsure, { inHand: () => true }).firstDay).toBe('2026-11-30')
    const differing = person({ history: { consistent: 'known_differences' } })
    expect(days(differing, { inHand: () => true }).firstDay).toBe('2027-02-14')
  })
})

describe('the days of a schedule, whoever, whenever', () => {
  const when = fc.record({
    route: fc.constantFrom(...routeIds),
    ahead: fc.integer({ min: -500, max: 500 }),
    chosen: fc.option(fc.integer({ min: -30, max: 500 })),
    held: fc.func(fc.boolean()),
  })
  const drawn = (
    profile: DatedProfile,
    { route, ahead, chosen, held }: typeof when extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    const now = addDays(`${profile.route.apply_month}-01`, ahead)
    const inHand = ({ id, person, index }: DocumentLine) => held([id, person, index])
    const found = days(profile, { route, now, inHand, chosen: chosen === null ? null : addDays(now, chosen) })
    return { now, route, found }
  }

  it('no day is in the past, and a suggested day shortens no step unless an age limit does', () => {
    fc.assert(
      fc.property(profileArbitrary, when, (profile, drawing) => {
        const { now, found } = drawn(profile, drawing)
        expect(found.submission >= now).toBe(true)
        for (const step of found.steps) {
          expect([step.from >= now, step.to >= step.from, step.isShortened && step.isDone]).toEqual([true, true, false])
          if (!found.isChosen && found.closes === null && !step.because.some(({ kind }) => kind === 'consistency'))
            expect([step.id, step.isShortened]).toEqual([step.id, false])
        }
      }),
    )
  })

  it('the same paper has the same day in list, plan and last checks', () => {
    const aged = { employer_letter: 'letter', photo: 'photo', passport: 'passport' } as const
    fc.assert(
      fc.property(profileArbitrary, when, (profile, drawing) => {
        const { route, found } = drawn(profile, drawing)
        const { papers } = found
        const checks = preflightChecks(profile, route, papers, found)
        for (const paper of papers) {
          const { from, by, validBeyond } = paperDays(paper, found)
          const step = found.steps.find(({ because }) => because.some(({ id }) => id === paper.id))
          if (paper.state !== 'not_applicable') expect(by).toBe(step?.to ?? null)
          const name = Object.entries(aged).find(([id]) => id === paper.id)?.[1]
          const check = checks.find(({ id }) => id === name)
          if (check) expect([from, validBeyond]).toContain(check.date)
          // Whoever begins with the step has a paper that is fresh to the last day of the form.
          if (from !== null && step && !step.isShortened && !step.isDone) expect(step.from >= from).toBe(true)
        }
        const fill = found.steps.find(({ id }) => id === 'fill_in_form')
        if (fill) expect(found.form.open).toBe(fill.from)
        expect(daysBetween(found.form.open, found.form.submitted)).toBeLessThanOrEqual(14)
      }),
    )
  })

  it('the letter of today’s example may be dated from the day on which its step begins', () => {
    const found = days(exampleProfile)
    const letter = found.papers.find(({ id }) => id === 'employer_letter')
    expect(letter && paperDays(letter, found)).toEqual({ from: '2027-01-22', by: '2027-02-06', validBeyond: null })
    expect(found.steps.find(({ id }) => id === 'employer_papers')).toMatchObject({ from: '2027-01-22' })
  })
})
