import { type Analysis, type Assessment, dated, languages, type Profile } from '@settlesg/contract'
import { addMonths, monthInSingapore } from '@settlesg/contract/months'
import { suggestedDay } from '@settlesg/contract/plan-days'
import { analyze } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatDate } from '../../dates-and-money.ts'
import { beSignedIn } from '../../testing/render-site.tsx'
import { AuthenticationProvider } from '../session/authentication.tsx'
import AnalysisView from './analysis-view.tsx'
import { dayInSingapore } from './plan-dates.ts'

/*
 * The whole page of every made-up person that somebody who knows the field has looked at, in both languages. What must
 * hold for each of them is said here once.
 */

const id = '6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11'
const at = '2026-11-22T04:00:00.000Z'

/** Profiles with an estimate; the others have no analysis. */
const people = casePeople.flatMap(({ name, profile }) => {
  const analysis = analysisOf(profile)
  return analysis ? [{ name, profile, analysis }] : []
})

function analysisOf(profile: Profile): Analysis | null {
  const whole = dated(profile, '2026-11')
  try {
    return { ...analyze(whole), assessment_id: id, assessed_at: at }
  } catch (nothing) {
    if (nothing instanceof RangeError) return null
    throw nothing
  }
}

const assessmentOf = ({ profile, analysis }: (typeof people)[number]): Assessment =>
  Object.assign(
    {
      id,
      label: null,
      route: analysis.route,
      low: analysis.estimate?.low ?? null,
      high: analysis.estimate?.high ?? null,
      no_estimate_reason: null,
      apply_month: analysis.apply_month,
      is_unlocked: true,
      created_at: at,
      profile,
      prediction: analysis,
      outcome: null,
    },
    { versions: [], corrections: null },
  )

function show(person: (typeof people)[number]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={queries}>
      <AuthenticationProvider>
        <MemoryRouter>
          <AnalysisView assessment={assessmentOf(person)} analysis={person.analysis} />
        </MemoryRouter>
      </AuthenticationProvider>
    </QueryClientProvider>,
  ).container
}

const part = (page: HTMLElement, name: string): HTMLElement | null => page.querySelector(`[data-part="${name}"]`)
const today = dayInSingapore(new Date())

beforeEach(() => beSignedIn())

/** Every third of them, by turns in one language and the other; with LONG=1 each of them in both. */
const shown = people.flatMap((person, index) =>
  languages
    .filter((_, place) => process.env.LONG === '1' || index % (3 * languages.length) === 3 * place)
    .map((language) => [person.name, language, person] as const),
)

describe('the analysis of every made-up person', () => {
  it.each(shown)('the analysis of “%s” in %s fits its reader', async (_, language, person) => {
    await i18next.changeLanguage(language)
    const page = show(person)
    const text = page.textContent ?? ''
    const { profile, analysis } = person
    // Every text is there, with everything filled in.
    expect(text).not.toMatch(/\b(analysis|advice|form|model|result):[a-z_]+\.|\{\{|undefined|\bNaN\b|\[object/)
    if (language === 'zh') expect(text).not.toMatch(/Of 100 applications|no clear effect|In hand/)

    // No day lies in the past.
    for (const time of page.querySelectorAll('time')) expect(time.dateTime >= today, time.dateTime).toBe(true)
    const submission = page.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? ''
    expect(submission).toBe(suggestedDay(analysis.plan, analysis.apply_month, today))
    expect(submission >= today).toBe(true)

    // The plan is the stored one, which the report prints.
    const steps = [...page.querySelectorAll('[data-step]')].map((one) => one.getAttribute('data-step'))
    expect(steps).toEqual(analysis.plan.map((step) => step.id))

    // Whose papers there are follows from who applies.
    const persons = new Set(
      [...page.querySelectorAll('[data-paper]')].map((one) => one.getAttribute('data-paper')?.split('.')[0]),
    )
    const isMarried = ['married', 'separated'].includes(profile.family.marital_status)
    if (!isMarried) expect(persons.has('spouse')).toBe(false)
    if ((profile.family.children ?? []).length === 0 && !profile.route.includes?.children)
      expect(persons.has('child')).toBe(false)
    expect(persons.has('sponsor')).toBe((analysis.route ?? '').startsWith('spouse_of'))
    const isEmployed = ['employee', 'both'].includes(profile.work.work_status)
    expect(page.querySelector('[data-paper="applicant..employer_letter"]') !== null).toBe(isEmployed)
    expect(part(page, 'preflight')?.querySelector('[data-check="letter"]') !== null).toBe(
      isEmployed || page.querySelector('[data-paper="sponsor..employer_letter"]') !== null,
    )

    // Nothing that this person cannot do.
    const offered = [...page.querySelectorAll('[data-what-if]')].map((one) => one.getAttribute('data-what-if'))
    expect(offered).toEqual(analysis.what_ifs.map((one) => one.id).filter((one) => one !== 'raise_pay'))
    const isRefused = ['rejected_once', 'rejected_more'].includes(profile.history.previous ?? 'none')
    expect(part(page, 'again') !== null).toBe(isRefused || profile.history.previous === 'withdrawn')
    const paid = ['employee', 'self_employed', 'both'].includes(profile.work.work_status)
    expect(page.querySelector('[data-kind="pay"]') !== null).toBe(
      paid || (profile.history.changed ?? []).includes('pay'),
    )

    // What the picture shows, the table says too.
    const table = within(part(page, 'factors') ?? page).getByRole('table')
    for (const row of page.querySelectorAll('svg [data-group]')) {
      const value = row.querySelectorAll('text')[1]?.textContent ?? ''
      const [, cell, note] = [
        ...(table.querySelector(`[data-group="${row.getAttribute('data-group')}"]`)?.children ?? []),
      ].map((one) => one.textContent)
      expect([cell, note]).toContain(value)
    }
    cleanup()
  })
})

it('an analysis of a month that has passed says so, and its plan starts from today', async () => {
  const [person] = people
  if (!person) throw new Error('There are made-up people with an estimate')
  const month = addMonths(monthInSingapore(new Date()), -7)
  const profile = { ...person.profile, route: { ...person.profile.route, apply_month: month } }
  const analysis = analysisOf(profile)
  if (!analysis) throw new Error('This person has an estimate in every month')
  const page = show({ ...person, profile, analysis })
  expect(page.textContent).toContain('which has passed')
  const days = [...page.querySelectorAll('time')].map((time) => time.dateTime)
  expect(days.length).toBeGreaterThan(6)
  expect(days.every((day) => day >= today)).toBe(true)
  expect(page.querySelector('time')?.textContent).toBe(formatDate(`${today}T04:00:00Z`, 'en'))
})
