import {
  type Analysis,
  type Assessment,
  addMonths,
  type Day,
  dated,
  dayInSingapore,
  daysBetween,
  factorGroups,
  type Language,
  languages,
  type Profile,
} from '@settlesg/contract'
import { analyze, modelVersions, notInHand, schedule, withCurrentAdvice } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { formatDay, formatMonth, kindName, punctuation } from '@settlesg/wording'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportTexts } from '../server/reports/content/report.ts'
import { reportContent } from '../server/reports/content/report-content.ts'
import { makeInput } from '../server/reports/testing/make-content.ts'
import { isLong } from '../testing/long.ts'
import { textNamed } from '../web/app/base/i18n/text-named.ts'
import { asTexts } from '../web/app/base/i18n/texts.ts'
import { AuthenticationProvider } from '../web/app/base/session/authentication.tsx'
import { Reasons } from '../web/app/case/answer/reasons.tsx'
import { CaseView } from '../web/app/case/case-view.tsx'
import { PanelProvider } from '../web/app/learn/index.ts'
import { standStill } from '../web/app/testing/clock.ts'
import { allLoaded, beSignedIn } from '../web/app/testing/render-site.tsx'

/*
 * The whole page of every made-up person that somebody who knows the field has looked at, in both languages. What must
 * hold for each of them is said here once.
 */

const id = '6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11'
const at = '2026-11-20T04:00:00.000Z'
const madeOn = dayInSingapore(new Date(at))

/** Profiles with an estimate; the others have no analysis. */
const people = casePeople.flatMap(({ name, profile }) => {
  const analysis = analysisOf(profile)
  return analysis ? [{ name, profile, analysis }] : []
})

function analysisOf(profile: Profile): Analysis | null {
  const analysis = analyze(dated(profile, '2026-11'))
  return analysis.estimate && { ...analysis, assessment_id: id, assessed_at: at }
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

async function show(person: (typeof people)[number]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={queries}>
      <AuthenticationProvider>
        <MemoryRouter>
          <CaseView known={{ ...assessmentOf(person), analysis: person.analysis }} isOpen />
        </MemoryRouter>
      </AuthenticationProvider>
    </QueryClientProvider>,
  )
  await allLoaded()
  return container
}

const part = (page: HTMLElement, name: string): HTMLElement | null => page.querySelector(`section#${name}`)
const today = '2026-11-21'

beforeEach(() => beSignedIn())
afterEach(() => standStill())

/** Every so many of them, by turns in one language and the other; with LONG=1 each of them in both. */
const inTurns = (step: number) =>
  people.flatMap((person, index) =>
    languages
      .filter((_, place) => isLong || index % (step * languages.length) === step * place)
      .map((language) => [person.name, language, person] as const),
  )

describe('the analysis of every made-up person', () => {
  it.each(inTurns(3))('the analysis of “%s” in %s fits its reader', async (_, language, person) => {
    await i18next.changeLanguage(language)
    const page = await show(person)
    const text = page.textContent ?? ''
    const { profile, analysis } = person
    // Every text is there, with everything filled in.
    expect(text).not.toMatch(/\b(analysis|advice|form|model|result):[a-z_]+\.|\{\{|undefined|\bNaN\b|\[object/)
    if (language === 'zh') expect(text).not.toMatch(/Of 100 applications|no clear effect|In hand/)

    // No day lies before the plan was made.
    for (const time of page.querySelectorAll('time')) expect(time.dateTime >= madeOn, time.dateTime).toBe(true)
    const submission = page.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? ''
    const days = schedule({
      profile: dated(profile, analysis.apply_month),
      route: analysis.route,
      papers: analysis.documents,
      notes: analysis.consistency,
      steps: analysis.plan,
      today,
      madeOn,
    })
    expect(submission).toBe(days.submission)
    expect(submission >= today).toBe(true)

    // The plan is the one of the analysis.
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
    expect(part(page, 'preflight')?.querySelector('[data-check="letter"]') != null).toBe(
      isEmployed || page.querySelector('[data-paper="sponsor..employer_letter"]') !== null,
    )

    // Nothing that this person cannot do.
    const offered = [...page.querySelectorAll('[data-what-if]')].map((one) => one.getAttribute('data-what-if'))
    const ids = analysis.what_ifs.map((one) => one.id)
    expect(offered.toSorted()).toEqual(ids.filter((one) => one !== 'raise_pay').toSorted())
    const isRefused = ['rejected_once', 'rejected_more'].includes(profile.history.previous ?? 'none')
    expect(part(page, 'again')?.querySelector('h2')?.textContent === i18next.t('analysis:section.again')).toBe(
      isRefused || profile.history.previous === 'withdrawn',
    )
    const paid = ['employee', 'self_employed', 'both'].includes(profile.work.work_status)
    expect(page.querySelector('[data-kind="pay"]') !== null).toBe(
      paid || (profile.history.changed ?? []).includes('pay'),
    )

    // What counts for nothing here is no row of its own: a pupil has no marriage to weigh.
    for (const { factor, low, high } of analysis.factors)
      if (factor !== 'not_weighed' && Math.max(-low, high) < 0.05)
        expect(page.querySelector(`[data-factor="${factor}"]`), factor).toBeNull()

    // What is left after a refusal stands where a refusal is spoken of.
    const refusal = part(page, 'again')
    const ofRefusal = analysis.family.find(({ id }) => id.startsWith('if_refused_'))
    const left = textNamed(i18next, `advice:family.${ofRefusal?.id}`)
    expect(refusal?.textContent).toContain(left)
    expect(part(page, 'family')?.textContent).not.toContain(left)

    // Who was refused and has nothing new reads that at the top, not only below.
    const isUnchanged = isRefused && (profile.history.changed ?? []).includes('nothing')
    expect(page.querySelector('#today')?.textContent?.includes(i18next.t('advice:today.refused.nothing_changed'))).toBe(
      isUnchanged,
    )

    // The page for an adviser names the papers that the report names.
    const missing = notInHand(analysis.documents)
    const names = [...new Set(missing.map((paper) => paper.id))].map((paper) =>
      kindName(asTexts(i18next), paper, missing, profile.family),
    )
    expect(part(page, 'brief')?.textContent).toContain(names.join(punctuation(i18next).semicolon))

    // A change that clearly moves the range comes with time, cost and proof; all others stand in one line, folded.
    for (const change of page.querySelectorAll('[data-what-if]')) {
      const isFolded = change.closest('details details') !== null
      expect(change.querySelector('[data-effect]')?.textContent).not.toBe('')
      expect(isFolded).toBe(!/more of 100|fewer of 100|约多|约少/.test(change.textContent ?? ''))
      if (!isFolded) expect(texts(change.parentElement ?? change, 'dd').filter(Boolean)).toHaveLength(3)
    }

    // Three dates: now, in six months and in a year.
    expect(analysis.timeline.map((point) => point.months_ahead)).toEqual([0, 6, 12])
    const months = texts(part(page, 'timeline') ?? page, 'figure dt').map((text) => text.split(/[:：]/)[0])
    expect(months).toEqual(analysis.timeline.map((point) => formatMonth(point.apply_month, language)))

    // The form can be filled in for seven days.
    expect(part(page, 'preflight')?.textContent).toContain(formatDay(days.form.filled, language))
    expect(daysBetween(days.form.open, days.form.filled)).toBe(7)

    // All six groups are named with their people, as in the table of every answer.
    const groups = [...page.querySelectorAll('li[data-group]')]
    expect(groups.map((group) => group.getAttribute('data-group'))).toEqual([...factorGroups])
    const table = within(part(page, 'factors') ?? page).getByRole('table')
    for (const group of groups) {
      const row = table.querySelector(`[data-group="${group.getAttribute('data-group')}"]`)
      const people = Number(group.querySelector('[data-people]')?.getAttribute('data-people'))
      expect(Number(row?.children[1]?.textContent?.replace('−', '-').replace('–', '0'))).toBe(people)
    }
    cleanup()
  })
})

/** So many folds a case has at most, and none further in than this, so that everything is two presses away. */
const most = { folds: 24, levels: 2 }

const levelOf = (fold: Element | null | undefined): number =>
  fold ? 1 + levelOf(fold.parentElement?.closest('details')) : 0

describe('what is folded of every made-up person', () => {
  it.each(inTurns(3))('the case of “%s” in %s has at most 24 folds, on two levels', async (_, language, person) => {
    await i18next.changeLanguage(language)
    const folds = [...(await show(person)).querySelectorAll('details')]
    expect(folds.length).toBeGreaterThan(8)
    expect(folds.length).toBeLessThanOrEqual(most.folds)
    expect(Math.max(...folds.map(levelOf))).toBeLessThanOrEqual(most.levels)
    cleanup()
  })
})

/** The report of the same answers, made on that day: what it says, without the numbers of its sources. */
function reportOf({ profile, analysis }: (typeof people)[number], language: Language, day: Day) {
  const whole = dated(profile, analysis.apply_month)
  const content = reportContent({
    ...makeInput(whole, language, day),
    analysis: withCurrentAdvice(analysis, { profile: whole, today: day, madeOn }),
  })
  const bare = (text: string) => text.replace(/\u00a0?\[[\d,\u00a0]+\]$/, '')
  return { content, bare }
}

const texts = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((one) => one.textContent ?? '')

/** What an older release stored of the same answers: its rules wanted other papers, and gave no notes and no plan. */
const storedByOlderModel = ({ analysis, ...person }: (typeof people)[number]) => ({
  ...person,
  analysis: {
    ...analysis,
    model_version: modelVersions[0] ?? '',
    documents: analysis.documents.slice(1),
    consistency: [],
    family: [],
    reapplication: null,
    plan: [],
    sources: [],
  },
})

describe('page and report', () => {
  const weeksLater = '2027-01-15'
  const cases = [
    ...inTurns(1).map((one) => [...one, 'an analysis of today', today] as const),
    ...inTurns(2).map(([name, language, person]) => {
      const older = storedByOlderModel(person)
      return [name, language, older, 'an older model weeks ago', weeksLater] as const
    }),
  ]
  it.each(cases)('page and report say the same of “%s” in %s, by %s', async (_, language, person, __, day) => {
    vi.setSystemTime(`${day}T04:00:00.000Z`)
    await i18next.changeLanguage(language)
    const { content, bare } = reportOf(person, language, day)

    const { container: result, unmount } = render(
      <PanelProvider>
        <Reasons outlook={person.analysis} />
      </PanelProvider>,
      { wrapper: MemoryRouter },
    )
    // The level, the six groups with their reasons and what is left of them, the middle: to the person.
    const { before, from, to, groups, limited } = content.answer.way
    const steps = [from, ...groups, ...(limited ? [limited] : []), to]
    expect(texts(result, '[data-people]')).toEqual(steps.map(({ text }) => text))
    expect(texts(result, '[data-before]')).toEqual(before.map(({ text }) => text))
    const sum = (all: readonly string[]) =>
      all.reduce((total, text) => total + (Number(text.replace('−', '-').replace('–', '0')) || 0), 0)
    expect(sum(steps.slice(0, -1).map(({ text }) => text))).toBe(Number(to.text))
    if (before.length > 0) expect(sum(before.map(({ text }) => text))).toBe(Number(from.text))
    const lines = groups.flatMap((group) => group.lines)
    expect(texts(result, '[data-reason] .bold, [data-rest] .muted')).toEqual(lines.map(({ sentence }) => sentence))
    expect(texts(result, '[data-size], [data-rest] .amount')).toEqual(lines.map(({ people }) => people))
    for (const group of groups)
      if (group.lines.length > 0) expect(sum(group.lines.map(({ people }) => people))).toBe(group.people)
    unmount()

    const page = await show(person)
    const factors = [...page.querySelectorAll('[data-factor]')].map((row) => [
      row.querySelector('th')?.firstChild?.textContent,
      ...texts(row, 'td'),
    ])
    const rows = content.factors.rests.flatMap((rest) => rest.factors)
    const counting = rows.map((row) => [row.name, row.people, row.between])
    // The report names what was not answered once, with its people, in place of a row for each.
    const answered = (name: unknown) => rows.some((row) => row.name === name)
    expect(factors.filter(([name]) => answered(name)).toSorted()).toEqual(counting.toSorted())
    for (const [name, people] of factors.filter(([name]) => !answered(name)))
      expect(content.factors.not_answered).toContain(`${name} ${people}`)
    expect(factors.length).toBeGreaterThan(3)

    const { t } = reportTexts[language]
    const inReport = (title: string, tag: string | undefined) =>
      tag === t('analysis:plan.overdue')
        ? t('plan.overdue', { title })
        : tag === t('analysis:plan.shortened')
          ? t('plan.shortened', { title })
          : title
    const planned = [...page.querySelectorAll('[data-step]')].map((step) => {
      const [from = '', to = from] = texts(step, 'time')
      return {
        title: inReport(step.querySelector('h3')?.textContent ?? '', texts(step, '[data-tone]')[0]),
        body: step.querySelector('h3 + p')?.firstChild?.textContent,
        days: from === to ? from : t('plan.days', { from, to }),
      }
    })
    expect(planned.length).toBe(content.plan.steps.length)
    for (const [index, step] of content.plan.steps.entries()) {
      const { title, body, days } = step
      expect({ title, body: bare(body), days }).toEqual(planned[index])
    }
    for (const note of [content.plan.differs, content.plan.closes, content.plan.pass_ends])
      expect(part(page, 'plan')?.textContent).toContain(note)
    // The checks before the form are the report's, to the day; so are the days of each paper.
    expect(texts(part(page, 'preflight') ?? page, '[data-check]')).toEqual(content.plan.window.checks)
    for (const one of page.querySelectorAll('[data-paper]')) {
      const dates = texts(one, 'label + p').flatMap((line) => line.split(' · '))
      const rows = content.papers.persons.flatMap((table) => table.rows)
      const named = rows.filter((row) => row.name === texts(one, 'label span')[0])
      expect(named.some((row) => dates.every((date) => row.details.includes(date)))).toBe(true)
    }

    const owners = [...(part(page, 'papers')?.querySelectorAll('[data-owner] h3') ?? [])]
    const papers = owners.flatMap((owner) =>
      texts(owner.parentElement ?? owner, 'label > input + span').map(
        (paper) => `${owner.firstChild?.textContent}: ${paper}`,
      ),
    )
    const listedPapers = content.papers.persons.flatMap((table) =>
      table.names.flatMap((name) => table.rows.map((row) => `${name}: ${row.name}`)),
    )
    expect(papers.toSorted()).toEqual(listedPapers.toSorted())

    const family = [...content.family.rows.flatMap((row) => row.texts), ...content.again.left]
    const notes = [...content.consistency.rows.map(({ text }) => text), ...family].map(bare)
    const again = person.analysis.reapplication
      ? [content.again.advice, ...content.again.changed.rows.map(({ when }) => when), ...content.again.notes.map(bare)]
      : []
    for (const sentence of [...notes, ...again]) expect(page.textContent).toContain(sentence)
    cleanup()
  })
})

type Answers = (typeof people)[number]['profile']

/** The usual worker with other answers in some places, read in this language. */
async function readIn(language: 'en' | 'zh', answers: { [Step in keyof Answers]?: Partial<Answers[Step]> }) {
  await i18next.changeLanguage(language)
  const [usual] = people
  if (!usual) throw new Error('There are made-up people with an estimate')
  const { route, you, residence, work, family, history } = usual.profile
  const profile = {
    ...usual.profile,
    route: { ...route, ...answers.route },
    you: { ...you, ...answers.you },
    residence: { ...residence, ...answers.residence },
    work: { ...work, ...answers.work },
    family: { ...family, ...answers.family },
    history: { ...history, ...answers.history },
  }
  const analysis = analysisOf(profile)
  if (!analysis) throw new Error('This person has an estimate')
  return show({ ...usual, profile, analysis })
}

describe('whom the analysis speaks to', () => {
  it('a person of unknown sex reads of National Service “if you are a man”, with no question', async () => {
    for (const [language, condition, question] of [
      ['en', 'National Service, if you are a man:', 'What does National Service mean for me'],
      ['zh', '国民服务，若您是男性：', '国民服务对我意味着什么'],
    ] as const) {
      const page = await readIn(language, { you: { sex: null } })
      expect(part(page, 'family')?.textContent).toContain(condition)
      expect(part(page, 'brief')?.textContent).not.toContain(question)
      cleanup()
    }
  })

  it('an open answer about refusals shows what was assumed, and the level that it makes', async () => {
    const page = await readIn('en', { history: { previous: null } })
    expect(part(page, 'factors')?.textContent).toMatch(/we take 18 to have been refused once.*this level is an average/)
    cleanup()
    const answered = await readIn('en', {})
    expect(part(answered, 'factors')?.textContent).not.toMatch(/an average/)
  })
})

const daughter = { birth_month: '2006-01', status: 'foreign', sex: 'female', included: true } as const

describe('the analysis of each family', () => {
  it('papers are called what they are: the certificate of this marriage, and the one child’s', async () => {
    const names = async (language: 'en' | 'zh', marital_status: 'married' | 'divorced' | 'widowed') => {
      const page = await readIn(language, { family: { marital_status, children: [daughter] } })
      const name = (paper: string) => page.querySelector(`[data-paper="${paper}"] label span`)?.textContent
      const found = [name('applicant..marriage_certificate'), name('child.0.children_birth_certificates')]
      const because = page.querySelector('[data-step="family_papers"]')?.textContent
      for (const one of found) expect(because).toContain(one)
      cleanup()
      return found
    }
    expect(await names('en', 'married')).toEqual(['Marriage certificate', "Child's birth certificate"])
    expect(await names('en', 'divorced')).toEqual(['Divorce certificate', "Child's birth certificate"])
    expect(await names('zh', 'widowed')).toEqual(['配偶的死亡证明', '子女的出生证明'])
  })

  it('the plan ends before a child who applies too turns 21, and says why', async () => {
    const children = [{ ...daughter, birth_month: '2006-01' }]
    const page = await readIn('en', { route: { includes: { spouse: false, children: 1 } }, family: { children } })
    const submission = page.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? ''
    expect(submission < '2027-01-01').toBe(true)
    expect(submission >= today).toBe(true)
    expect(part(page, 'plan')?.textContent).toContain('A child turns 21 in')
    cleanup()
    const alone = await readIn('en', {})
    expect(part(alone, 'plan')?.textContent).not.toContain('A child turns 21 in')
  })

  it('waiting is never called without effect where a child who applies too turns 21 on the way', async () => {
    const route = { includes: { spouse: false, children: 1 } }
    for (const [language, expected, without, never] of [
      ['en', 'a child turns 21 meanwhile', /of 100, without one child/, 'Waiting a year by itself has no clear effect'],
      ['zh', '满 21 岁', /份，不含 1 名子女/, '单是等待一年，没有明显影响'],
    ] as const) {
      const page = await readIn(language, { route, family: { children: [{ ...daughter, birth_month: '2006-02' }] } })
      const timeline = part(page, 'timeline')
      expect(timeline?.textContent).not.toContain(never)
      expect(timeline?.textContent).toContain(expected)
      const [, half, year] = timeline?.querySelectorAll('figure dt') ?? []
      for (const row of [half, year]) expect(row?.textContent).toMatch(without)
      cleanup()
    }
    const small = await readIn('en', { route, family: { children: [{ ...daughter, birth_month: '2015-02' }] } })
    expect(part(small, 'timeline')?.textContent).not.toMatch(/turns 21|without one child/)
  })

  it('the form is due before a child who applies too turns 21, however long it stays open', async () => {
    const children = [{ ...daughter, birth_month: '2006-01' }]
    const page = await readIn('en', { route: { includes: { spouse: false, children: 1 } }, family: { children } })
    expect(part(page, 'preflight')?.textContent).toContain('paid and submitted by 31 Dec 2026')
    cleanup()
    const alone = await readIn('en', {})
    expect(part(alone, 'preflight')?.textContent).toContain('must have paid and submitted by')
  })

  it('the plan names a pass that ends in its month, and why its day is after the estimate’s', async () => {
    const plain = part(await readIn('en', {}), 'plan')
    const day = plain?.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? ''
    expect(plain?.textContent).toMatch(/Your estimate is for Nov 2026, but the first possible day is/)
    cleanup()
    const page = await readIn('en', { residence: { pass_expires: day.slice(0, 7) } })
    expect(part(page, 'plan')?.textContent).toContain('must be valid on the day you submit')
    cleanup()
    const later = await readIn('en', { residence: { pass_expires: addMonths(day.slice(0, 7), 1) } })
    expect(part(later, 'plan')?.textContent).not.toContain('must be valid on the day you submit')
  })

  it('what was so before the refusal is not this person’s row of the table', async () => {
    const page = await readIn('en', {
      history: { previous: 'rejected_once', last_decision: '2025-09', changed: ['job', 'qualification'] },
      work: { employer_since: '2024-01' },
    })
    const row = (kind: string) => part(page, 'again')?.querySelector(`[data-kind="${kind}"]`)?.textContent
    expect(part(page, 'again')?.textContent).toContain('this was so before the decision')
    expect(row('job')).not.toContain('Yours')
    expect(row('qualification')).toContain('Yours')
  })

  it('only a Work Permit holder who married a citizen is reminded of the approval beforehand', async () => {
    const approved = await readIn('en', {
      route: { pass: 'work_permit', links: ['spouse_of_citizen'], marriage_approved: true },
      family: { marital_status: 'married', spouse_status: 'citizen' },
    })
    expect(part(approved, 'preflight')?.querySelector('[data-check="marriage_approval"]')).not.toBeNull()
    cleanup()
    const usual = await readIn('en', {})
    expect(part(usual, 'preflight')?.querySelector('[data-check="marriage_approval"]')).toBeNull()
  })

  it('the plan names whose employer writes: the sponsor’s for one at home, both if both work', async () => {
    const married = {
      route: { pass: 'ltvp', links: ['spouse_of_citizen'] },
      family: { marital_status: 'married', spouse_status: 'citizen', sponsor: { work_status: 'employee' } },
    } as const
    const answers = { ...married, route: { ...married.route, links: [...married.route.links] } }
    const step = (page: HTMLElement) => page.querySelector('[data-step="employer_papers"]')?.textContent
    const home = await readIn('en', {
      ...answers,
      work: { work_status: 'not_working', monthly_pay: null, employer_since: null },
    })
    expect(step(home)).toMatch(/letter of your sponsor's employer.*\(Sponsor\)/)
    cleanup()
    expect(step(await readIn('en', answers))).toMatch(/both employers' letters.*\(You, Sponsor\)/)
  })

  it('the plan after a refusal says that it waits for a change where none is known', async () => {
    const waits = 'Once something has, these are the steps.'
    const refused = (changed: ('nothing' | 'job' | 'not_sure')[]) =>
      readIn('en', { history: { previous: 'rejected_once', last_decision: '2026-05', changed } })
    for (const changed of ['nothing', 'not_sure'] as const) {
      expect(part(await refused([changed]), 'plan')?.textContent).toContain(waits)
      cleanup()
    }
    expect(part(await refused(['job']), 'plan')?.textContent).not.toContain(waits)
  })

  it('the notes on the family begin with the reader, and the children follow', async () => {
    const children = [{ ...daughter, birth_month: '2012-03', sex: 'male' }] as const
    const page = await readIn('en', { family: { children: [...children] } })
    const names = [...(part(page, 'family')?.querySelectorAll('h3') ?? [])].map((one) => one.textContent)
    expect(names).toEqual(['You', 'Child 1, born Mar 2012', 'All of you'])
  })

  it('a withdrawn application is not spoken of as one that was answered', async () => {
    const page = await readIn('en', { history: { previous: 'withdrawn', changed: ['nothing'] } })
    expect(part(page, 'again')?.textContent).toContain('ICA did not decide it')
    expect(page.textContent).not.toContain('expect another answer')
  })

  it('a note in Chinese has a Chinese mark after its heading, and no gap between sentences', async () => {
    const page = await readIn('zh', {
      history: { previous: 'rejected_once', last_decision: '2025-09', changed: ['job', 'pay'] },
    })
    for (const one of page.querySelectorAll('li strong')) expect(one.textContent).toMatch(/：$/)
    for (const one of page.querySelectorAll('p')) expect(one.textContent).not.toMatch(/。 [^A-Za-z0-9]/)
    expect(part(page, 'papers')?.textContent).not.toContain(': ')
  })
})

it('an analysis of a month that has passed says so, and its plan starts on its own day', async () => {
  const [person] = people
  if (!person) throw new Error('There are made-up people with an estimate')
  const profile = { ...person.profile, route: { ...person.profile.route, apply_month: '2026-04' } }
  const analysis = analysisOf(profile)
  if (!analysis) throw new Error('This person has an estimate in every month')
  const page = await show({ ...person, profile, analysis })
  expect(page.textContent).toContain('which has passed')
  const days = [...page.querySelectorAll('time')].map((time) => time.dateTime)
  expect(days.length).toBeGreaterThan(6)
  expect(days.every((day) => day >= madeOn)).toBe(true)
  expect(page.querySelector('time')?.textContent).toBe(formatDay(madeOn, 'en'))
})
