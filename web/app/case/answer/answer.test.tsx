import { type Assessment, type DatedProfile, factorGroups, noEstimateReasons, type Outlook } from '@settlesg/contract'
import { lines, predict } from '@settlesg/model'
import { leadingReasons, reasonSentence } from '@settlesg/wording'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { encodeReference, resultPath } from '../../assessments/reference.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { server } from '../../testing/api-server.ts'
import { setCookie } from '../../testing/cookies.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'
import { Routes } from './routes.tsx'

const id = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11'
const at = '2026-11-20T16:30:00.000Z'
const estimate = predict(exampleProfile)

const stored = (outlook: Outlook, profile: DatedProfile): Assessment => ({
  ...{ id, label: null, created_at: at, is_unlocked: false, outcome: null, versions: [], corrections: null },
  ...{ route: outlook.route, apply_month: outlook.apply_month, no_estimate_reason: outlook.no_estimate_reason },
  ...{ low: outlook.estimate?.low ?? null, high: outlook.estimate?.high ?? null },
  ...{ profile, prediction: { ...outlook, assessment_id: id, assessed_at: at } },
})

/** Opens the page of a result that the server answers with. */
async function openResult(outlook: Outlook, profile: DatedProfile = exampleProfile) {
  server.use(http.get('/api/v1/assessments/:id', () => HttpResponse.json(stored(outlook, profile))))
  beSignedIn()
  await renderSite(resultPath(id))
}

const never = (): never => {
  throw new Error('The example has an estimate')
}

/** A part of the page by its heading; whatever is folded is opened. */
function section(name: string) {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  return screen.getByRole('region', { name })
}

const linked = (pass: DatedProfile['route']['pass'], ...links: DatedProfile['route']['links']): DatedProfile => ({
  ...exampleProfile,
  route: { ...exampleProfile.route, pass, links },
})
/** For every reason why there is no estimate, somebody it applies to. */
const without: Record<(typeof noEstimateReasons)[number], DatedProfile> = {
  no_open_route: linked('work_permit'),
  no_published_rate: { ...linked('ltvp', 'parent_of_citizen'), you: { birth_month: '1950-01' } },
  thin_route: { ...linked('other'), route: { ...linked('other').route, route: 'gip' } },
  conviction: { ...exampleProfile, history: { conviction: 'yes' } },
  application_pending: { ...exampleProfile, history: { pending: true } },
  former_pr: { ...exampleProfile, history: { former_pr: 'gave_up' } },
  re_entry_permit: {
    ...linked('visit_or_abroad'),
    history: { former_pr: 'lapsed', re_entry_permit_expires: '2026-09' },
  },
}

describe('an estimate', () => {
  it('an estimate is a range of people in figures, words, a picture with a text and a legend', async () => {
    await openResult(estimate)
    const { low, mid, high } = estimate.estimate ?? { low: 0, mid: 0, high: 0 }
    const verdict = section('How strong is your case?')
    expect(verdict.querySelector('[data-range]')?.textContent).toBe(
      `${low} to ${high}of 100 applications like this, we would expect to succeed`,
    )
    const picture = screen.getByRole('img', {
      name: new RegExp(`${low} solid, ${high - low} hatched, ${100 - high} in outline.* ${mid}\\.$`),
    })
    for (const [state, people] of Object.entries({ solid: low, hatched: high - low, outline: 100 - high }))
      expect(picture.querySelectorAll(`.${state}`), state).toHaveLength(people)
    const legend = [...verdict.querySelectorAll('li[data-part]')].map((part) => part.textContent)
    expect(legend).toEqual([
      `${low} succeed at the low end`,
      `${high - low} more at the high end`,
      `${100 - high} do not succeed`,
    ])
  })

  it('an estimate stands over the range of its route on one scale, with why it is wider', async () => {
    await openResult(estimate)
    const verdict = section('How strong is your case?')
    if (!estimate.estimate) throw new Error('The example has an estimate')
    const { base } = estimate.estimate
    const bars = [...verdict.querySelectorAll('dl > div')].map((bar) => bar.textContent)
    expect(bars).toEqual([
      `Usual for first applications on your route: ${Math.round(base.low)} to ${Math.round(base.high)} middle ${Math.round(base.value)}`,
    ])
    expect(verdict.textContent).toMatch(
      /wider than the route's own mostly because (questions were left open|nobody publishes how much each answer counts)/,
    )
  })

  it('an estimate has no percentage, and its middle is named as such and never the headline', async () => {
    await openResult({ ...estimate, estimate: estimate.estimate && { ...estimate.estimate, mid: 77 } })
    expect(screen.getByRole('article').textContent).not.toMatch(/%/)
    const verdict = section('How strong is your case?')
    expect(verdict.querySelector('[data-range]')?.textContent).not.toMatch(/77/)
    const text = verdict.textContent ?? ''
    expect(text.match(/77/g)?.length).toBeGreaterThan(0)
    expect(text.match(/middle 77/g)).toHaveLength(text.match(/77/g)?.length ?? 0)
  })

  it('a result has both answers, then reasons, then what would change it, then the rest folded', async () => {
    await openResult(estimate)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'May you apply?',
      'How strong is your case?',
      'For and against',
      'Your case in words',
      'What would change it',
      'Your answers',
      'Next steps',
      'Dates and notes',
      'If it is refused',
      'The analysis',
      'How it was worked out',
      'What did ICA decide?',
    ])
    const how = within(section('How it was worked out')).getAllByRole('heading', { level: 3 })
    expect(how.map((heading) => heading.textContent)).toEqual([
      'Why you may apply',
      'How the level was reached',
      'What it cannot know',
      'Other routes',
      'How long it takes',
      'Sources',
    ])
    screen.getByText('You may apply on your Employment Pass (EP)')
    expect(screen.getAllByText(/It does not come from ICA/)).not.toHaveLength(0)
  })

  it('a result has every condition as met or not, with numbered sources that are in the list', async () => {
    await openResult(estimate)
    const rule = section('Why you may apply')
    const met = within(rule)
      .getByText(/^You hold an Employment Pass/)
      .closest('li')
    expect(met?.textContent).toMatch(/Met$/)
    const list = within(section('Sources')).getAllByRole('link')
    expect(list).toHaveLength(estimate.sources.length)
    for (const mark of within(rule).getAllByRole('link')) {
      const place = list.find((link) => link.getAttribute('href') === mark.getAttribute('href'))?.closest('li')
      expect(String(place?.value)).toBe(mark.textContent)
    }
    expect(list[0]?.getAttribute('rel')).toContain('noreferrer')
  })

  it('the sources of a result begin with the pages of the authorities, single people and other routes come last', async () => {
    await openResult(estimate)
    const folds = document.querySelectorAll('#sources details details')
    expect(folds).toHaveLength(4)
    const [own = '', copies = '', persons = '', others = ''] = [...folds].map((fold) => fold.textContent)
    expect(own).toMatch(/^7 of the authorities' own pages/)
    expect(copies).not.toContain("the authority's own page")
    expect(own + copies).not.toMatch(/github|blogspot|wordpress|Investor|Artistic/)
    expect(persons).toMatch(/^4 from single people/)
    expect(persons).toMatch(/Outcomes and waiting times [^;]+; reported by applicants themselves, not by an authority/)
    expect(others).toMatch(/^4 on other routes only.*Global Investor Programme.*Foreign Artistic Talent/)
  })

  it('a result lists for each closed route what it would need', async () => {
    await openResult(estimate)
    const others = section('Other routes').textContent
    expect(others).toContain("Student in SingaporeWould need: a Student's Pass")
    expect(others).toContain(
      'Husband or wife of a citizenWould need: a husband or wife who is a citizen; being married',
    )
    expect(others).toContain('Global Investor Programme (GIP)Depends on: an investment of S$10 million or more')
  })

  it('a result shows a work permit holder that a marriage would need its approval too', async () => {
    await openResult(predict(without.no_open_route), without.no_open_route)
    const others = section('Other routes').textContent
    expect(others).toContain(
      "a husband or wife who is a citizen; being married; the Ministry of Manpower's approval of your marriage",
    )
    expect(i18next.t('model:work_permit_note')).toMatch(/needs the approval of the Ministry of Manpower to marry/)
  })

  it('other routes begin with a work pass and end with the scheme for investors, in the early answer too', async () => {
    await openResult(predict(without.no_open_route), without.no_open_route)
    const [pass, gip] = [i18next.t('model:route.pts'), i18next.t('model:route.gip')]
    const listed = [...section('Other routes').querySelectorAll('[data-standing]')].map(
      ({ textContent }) => textContent,
    )
    expect(listed[0]?.startsWith(pass)).toBe(true)
    expect(listed.at(-1)?.startsWith(gip)).toBe(true)
    cleanup()
    const outlook = predict(without.no_open_route)
    render(<Routes outlook={outlook} />)
    const names = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(names[0]?.startsWith(pass)).toBe(true)
    expect(names.at(-1)?.startsWith(gip)).toBe(true)
  })

  it('a result has its reasons inside the six groups, in sentences with people, evidence and weight', async () => {
    await openResult(estimate)
    const part = section('For and against')
    const groups = [...part.querySelectorAll('[data-group]')]
    expect(groups.map((group) => group.getAttribute('data-group'))).toEqual([...factorGroups])
    const items = [...part.querySelectorAll<HTMLElement>('[data-reason]')]
    const { up, down } = leadingReasons(estimate.estimate ?? never(), estimate.reasons)
    const said = items.map((item) => item.querySelector('.name')?.textContent)
    for (const reason of [...up, ...down]) expect(said).toContain(`${reasonSentence(asTexts(i18next), reason)} Change`)
    const [first] = items.filter((item) => item.getAttribute('data-reason') === 'residence')
    if (!first) throw new Error('The years here are a reason')
    expect(first.closest('[data-group]')?.getAttribute('data-group')).toBe('length_of_residency')
    expect(first.textContent).toMatch(
      /^6 years in Singapore Change How it is weighed: .*\+3about 3 more of 100 \(\d+ to \d+\)Direction: Published.*Size: (Reported|Judgement)/,
    )
    for (const item of items) {
      const link = within(item).getByRole('link', { name: /^How it is weighed: / })
      const [path, part = ''] = link.getAttribute('href')?.split('#') ?? []
      expect(path).toBe('/how-it-works/model')
      expect(lines.map(({ id }) => `prior-${id}`)).toContain(part)
    }
  })

  it('a result adds up in whole people from the route’s level over six groups to the middle', async () => {
    await openResult(estimate)
    const steps = [...section('For and against').querySelectorAll('[data-people]')]
    expect(steps).toHaveLength(8)
    const [level, ...rest] = steps.map((step) => Number(step.textContent?.replace('−', '-').replace('–', '0')))
    const middle = rest.pop()
    expect(middle).toBe(estimate.estimate?.mid)
    expect(rest.reduce((sum, people) => sum + people, level ?? 0)).toBe(middle)
    section('How the level was reached')
    screen.getByText(new RegExp(`Your own answers move the middle from ${level} to ${middle} of 100`))
  })

  it.each([
    ['a refusal is a row that leads', null, 'Refused before'],
    [
      'refusals that were not said are a row, averaged, that leads',
      { once: 18, more: 10 },
      'Earlier refusals, averaged',
    ],
  ])('%s from the level of a first application to that of the route', async (_, assumed, name) => {
    if (!estimate.estimate) throw new Error('The example has an estimate')
    const { base } = estimate.estimate
    const level = Math.round(base.value)
    const refused = { ...estimate.estimate, base: { ...base, first_time: base.value + 6 } }
    const assumed_refusals = assumed && { ...assumed, basis: 'judgement' as const }
    await openResult({ ...estimate, estimate: refused, assumed_refusals })
    expect(section('For and against').querySelector('ol')?.textContent).toMatch(
      new RegExp(`^First applications on your route${level + 6}${name}−6Level of your route${level}`),
    )
  })

  it('what is left of a group besides its named answers has a line, and an open direction says so', async () => {
    const [age, ...others] = estimate.reasons.toSorted((one) => (one.factor === 'age' ? -1 : 1))
    if (!age || !estimate.estimate) throw new Error('The example has an age and an estimate')
    const reasons = [{ ...age, direction: 'none' as const, value: -2.2, low: -4.1, high: 0.3 }, ...others]
    const mid = Math.round(reasons.reduce((sum, { value }) => sum + value, estimate.estimate.base.value))
    await openResult({ ...estimate, reasons, estimate: { ...estimate.estimate, mid } })
    expect(section('For and against').textContent).toMatch(
      /32 years old Change How it is weighed: .*may count either way−2about 2 fewer of 100 \(0 to 4\)/,
    )
    for (const group of document.querySelectorAll('li[data-group]')) {
      const inner = [...group.querySelectorAll('[data-reason] [aria-hidden], [data-rest] .amount')]
      const sum = inner.reduce((total, one) => total + Number(one.textContent?.replace('−', '-')), 0)
      if (inner.length > 0) expect(sum).toBe(Number(group.querySelector('[data-people]')?.getAttribute('data-people')))
    }
  })

  it('a result names the change that helps most with its size, and one that does not matter', async () => {
    const biggest_lever_size = { value: 3.4, low: 0.6, high: 6.2 }
    await openResult({ ...estimate, biggest_lever: 'raise_pay', biggest_lever_size, no_effect: 'volunteer' })
    expect(section('What would change it').textContent).toMatch(
      /A pay rise of a fifth about 3 more of 100 than now \(1 to 6\).*Starting to volunteer/,
    )
    cleanup()
    await openResult({ ...estimate, biggest_lever: null, no_effect: null })
    expect(section('What would change it').textContent).toMatch(/Nothing you could change/)
    expect(screen.queryByText('What would not move it')).toBeNull()
  })

  it('a level after a refusal is our judgement, though that of first applications is a statistic', async () => {
    const spouse = { ...linked('ep', 'spouse_of_citizen'), family: { marital_status: 'married' as const } }
    await openResult(predict(spouse), spouse)
    within(section('How the level was reached')).getByText(i18next.t('model:basis.statistic'))
    cleanup()
    const refused = { ...spouse, history: { ...spouse.history, previous: 'rejected_once' as const } }
    await openResult(predict(refused), refused)
    const level = within(section('How the level was reached'))
    level.getByText(i18next.t('model:basis.judgement'))
    level.getByText((text) => text.endsWith(i18next.t('model:refusals_judged')))
    expect(level.queryByText(i18next.t('model:basis.statistic'))).toBeNull()
  })

  it('a result of an earlier version of the model, without reasons, is still shown', async () => {
    const old = {
      ...estimate,
      model_version: 'level-1',
      reasons: [],
      open_questions: [],
      biggest_lever: null,
      no_effect: null,
    }
    await openResult(old)
    within(section('For and against')).getByText(/made with an earlier form of the model/)
    expect(section('How the level was reached').textContent).not.toMatch(/Your own answers/)
    expect(screen.queryByRole('region', { name: 'What would change it' })).toBeNull()
  })

  it('every source is at most two clicks away, by a mark or by a link to how it is weighed', async () => {
    await openResult(estimate)
    for (const name of ['Why you may apply', 'How the level was reached', 'How long it takes'])
      expect(within(section(name)).getAllByRole('link', { name: /^Source \d+: / }).length).toBeGreaterThan(0)
    const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/how-it-works/model#level-everyone_else')
    expect(hrefs).toContain('/how-it-works/model#group-age')
  })

  it('a result says how wide its range is when all is answered, and when the level is known too', async () => {
    await openResult(estimate)
    const { low = 0, high = 0 } = estimate.estimate ?? {}
    const { all_told: told = 0, level = 0, unanswered = 0 } = estimate.width ?? {}
    expect([high - low - told, unanswered > 0]).toEqual([unanswered, true])
    const how = within(section('How the level was reached'))
    const sentence = how.getByText(/^The range is \d+ people wide/).textContent ?? ''
    expect(sentence).toContain(
      `${high - low} people wide; if you answered every open question it would be about ${told}.`,
    )
    expect(sentence).toContain(`were known exactly as well, about ${told - level} would be left`)
  })

  it('a result from before the width was worked out promises nothing of it', async () => {
    const width = { level: 14, sizes: 4, person: 1, pool: 2, unanswered: 11 }
    await openResult({ ...estimate, width })
    expect(within(section('How the level was reached')).getByText(/people wide/).textContent).toBe(
      'The range is 32 people wide.',
    )
  })

  it('a result without a width and answers says nothing of the width, and names its factors', async () => {
    const reasons = estimate.reasons.map((reason) => ({ ...reason, answer: null }))
    await openResult({ ...estimate, reasons, width: null, open_questions: [], other_routes: [] })
    expect(screen.queryByText(/people wide/)).toBeNull()
    expect(within(section('For and against')).getAllByText(/^Direction: /).length).toBeGreaterThan(0)
  })

  it('a reason that only an earlier version of the model knew keeps its name', async () => {
    const [first, ...rest] = estimate.reasons
    if (!first) throw new Error('There is no reason')
    await openResult({
      ...estimate,
      reasons: [{ ...first, factor: 'sponsor_pay', value: 9, direction: 'up' }, ...rest],
    })
    const line = within(section('For and against')).getByText("Your sponsor's pay").closest('li')
    expect(line && within(line).getAllByRole('link', { name: /^Source \d+: / })).not.toHaveLength(0)
  })

  it('a range that ends where no case is shown as more certain says only from where it begins', async () => {
    await openResult({ ...estimate, estimate: estimate.estimate && { ...estimate.estimate, low: 81, high: 98 } })
    expect(section('How strong is your case?').querySelector('[data-range]')?.textContent).toBe(
      'over 81of 100 applications like this, we would expect to succeed',
    )
  })

  it('other open routes stand beside the one assessed, with their ranges', async () => {
    const profile: DatedProfile = { ...linked('ep', 'spouse_of_citizen'), family: { marital_status: 'married' } }
    const outlook = predict(profile)
    await openResult(outlook)
    const rows = within(section('Other routes')).getAllByRole('row').slice(1)
    const [other] = outlook.other_routes
    expect(rows).toHaveLength(2)
    expect(rows[0]?.textContent).toContain(
      `Husband or wife of a citizen${outlook.estimate?.low} to ${outlook.estimate?.high}`,
    )
    expect(rows[1]?.textContent).toContain(
      `Work pass holder (PTS scheme)${other?.estimate.low} to ${other?.estimate.high}`,
    )
  })

  it('what was not weighed is named, and never looks like a clean record', async () => {
    const history = { conviction: 'rather_not_say', consistent: 'known_differences' } as const
    await openResult(predict({ ...exampleProfile, history }))
    const text = section('What was not weighed').textContent
    expect(text).toMatch(/rather not say whether you have been convicted.*differences between your papers/)
  })

  it('reported waits stand beside ICA’s own, in a named picture and a table', async () => {
    await openResult(estimate)
    const waiting = section('How long it takes')
    within(waiting).getByText(/ICA says that it decides within 6 months/)
    const picture = within(waiting).getByRole('figure')
    expect(picture.querySelector('figcaption')?.textContent).toMatch(/What people reported of decisions/)
    const rows = within(waiting).getAllByRole('row').slice(1)
    const { approved, rejected } = estimate.waiting.reported
    expect([...picture.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      `Approved half within ${approved.p50} months`,
      `Rejected half within ${rejected.p50} months`,
    ])
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))).toEqual(
      [approved, rejected].map((one) => one && [one.n, one.p10, one.p25, one.p50, one.p75, one.p90]),
    )
  })

  it('a result shows what was assumed about refusals only where that answer is open', async () => {
    const unsaid = predict({ ...exampleProfile, history: { ...exampleProfile.history, previous: 'rather_not_say' } })
    await openResult(unsaid)
    const averaged = section('What was averaged').textContent
    expect(averaged).toMatch(/of 100 who apply, we take 18 to have been refused once, 10 more than once/)
    expect(averaged).toContain('Judgement')
    await within(section('How the level was reached')).findByText(
      /^This level is an average over people who were refused/,
    )
    cleanup()
    await openResult(estimate)
    await screen.findByRole('heading', { name: 'How strong is your case?' })
    expect(screen.queryByRole('region', { name: 'What was averaged' })).toBeNull()
  })

  it('a result reads the same in Chinese', async () => {
    setCookie('language', 'zh')
    await i18next.changeLanguage('zh')
    await openResult(estimate)
    for (const fold of document.querySelectorAll('details')) fold.open = true
    screen.getByText('每 100 份类似的申请，预计获批')
    screen.getByText(/^评估日期：2026年11月21日。/)
    screen.getByText(/您的情况使中间值由每 100 份中 \d+ 份变为 \d+ 份/)
    screen.getByText('与新加坡人的家庭联系')
    screen.getByText(
      /^这个范围上下相差 \d+ 份；没答的问题都答了，大约会缩小到 \d+ 份。就算.+仍会相差约 \d+ 份：.+此外，/,
    )
    screen.getByText('申请人报告的 2022 至 2024 年的决定')
  })
})

describe('no estimate', () => {
  it.each(noEstimateReasons)(
    'a result without an estimate because of %s says why, shows the routes, and gives no range',
    async (reason) => {
      const outlook = predict(without[reason])
      expect(outlook.no_estimate_reason).toBe(reason)
      await openResult(outlook, without[reason])
      expect(section('How strong is your case?').textContent).toContain(i18next.t(`model:no_estimate.${reason}.title`))
      await screen.findByText((text) => text.startsWith(i18next.t(`model:no_estimate.${reason}.body`)))
      section('May you apply?')
      expect(screen.queryByRole('img', { name: /100 figures/ })).toBeNull()
      expect(screen.queryByRole('table', { name: /of 100 applications/ })).toBeNull()
    },
  )

  it('a result without an estimate shows what is known of the route instead', async () => {
    await openResult(predict(without.no_published_rate), without.no_published_rate)
    screen.getByText(i18next.t('model:known_instead.aged_parent'))
  })

  it('a route that hangs on a missing answer is not called closed', async () => {
    const waiting = linked('work_permit', 'spouse_of_citizen')
    const married = { ...waiting, family: { ...waiting.family, marital_status: 'married' as const } }
    await openResult(predict(married), married)
    const why = section('Why there is no range').textContent
    expect(why).toContain('Your route is not closed')
    expect(why).not.toContain('the route is closed')
  })

  it.each([
    ['no_open_route', /A work permit is not a route/, /See which condition closes each route/],
    ['no_published_rate', /Papers/, /Sponsor \(\d+\)/],
    ['former_pr', /You held permanent residence before/, /Papers/],
    ['application_pending', /Mar 2026: your pass ends/, /Wait for ICA's answer/],
    ['re_entry_permit', /at the latest by 28 Feb 2027/, /first day of Sep 2026/],
  ] as const)(
    'a result without an estimate because of %s gives the advice that needs none',
    async (reason, ...texts) => {
      const profile = {
        ...without[reason],
        residence: { ...without[reason].residence, pass_expires: '2026-03' },
      }
      await openResult(predict(profile), profile)
      await screen.findByRole('region', { name: 'Check with ICA' })
      const advice = screen.getByRole('article').textContent
      for (const text of texts) expect(advice).toMatch(text)
      expect(advice).not.toMatch(/\{\{|advice:|form:/)
    },
  )

  it('a permanent resident reads that there is nothing to assess, and of no route and no wait', async () => {
    await openResult(predict(linked('already_pr')), linked('already_pr'))
    await screen.findByText(i18next.t('model:already_pr_note'))
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'May you apply?',
      'Next steps',
      'What holds for you',
      'Check with ICA',
      'What did ICA decide?',
    ])
  })

  it('who may still keep the status reads the permit first, and nowhere that no route is open', async () => {
    await openResult(predict(without.re_entry_permit), without.re_entry_permit)
    expect(section('May you apply?').textContent).toContain('depends on your Re-Entry Permit')
    expect(screen.getByRole('article').textContent).not.toMatch(/no route is open/i)
  })
})

describe('the address of a result', () => {
  it.each(['junk', 'C48cHjxZS3-dCm8_DG4qER', '%E0%A4%A', 'A'.repeat(3000)])(
    'an invalid address of a result gets a clear page: %s',
    async (reference) => {
      beSignedIn()
      await renderSite(`/tool/result/${reference}`)
      screen.getByRole('heading', { level: 1, name: 'This address leads to no result' })
    },
  )

  it('the address of a result of another account, or of a deleted assessment, gets a clear page', async () => {
    beSignedIn()
    await renderSite(resultPath(id))
    await screen.findByRole('heading', { level: 1, name: 'This result is not in your account' })
  })

  it('a result that could not be loaded can be tried again', async () => {
    let isUp = false
    server.use(
      http.get('/api/v1/assessments/:id', () =>
        isUp ? HttpResponse.json(stored(estimate, exampleProfile)) : HttpResponse.error(),
      ),
    )
    beSignedIn()
    await renderSite(resultPath(id))
    const again = await screen.findByRole('button', { name: 'Try again' })
    screen.getByText('We could not reach the server. Please check your connection.')
    isUp = true
    fireEvent.click(again)
    await screen.findByRole('heading', { level: 1, name: 'Your result' })
  })

  it('the address of a result names the assessment and holds none of its answers', () => {
    expect(resultPath(id)).toBe(`/tool/result/${encodeReference(id)}`)
  })
})
