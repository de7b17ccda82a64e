import { predict } from '@settlesg/model'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { estimate, linked, openResult, section } from '../../testing/open-result.ts'

describe('how a result was worked out', () => {
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
    const groups = document.querySelectorAll('[data-sources]')
    expect(groups).toHaveLength(4)
    const [own = '', copies = '', persons = '', others = ''] = [...groups].map((group) => group.textContent)
    expect(own).toMatch(/^7 of the authorities' own pages/)
    expect(copies).not.toContain("the authority's own page")
    expect(own + copies).not.toMatch(/github|blogspot|wordpress|Investor|Artistic/)
    expect(persons).toMatch(/^4 from single people/)
    expect(persons).toMatch(/Outcomes and waiting times [^;]+; reported by applicants themselves, not by an authority/)
    expect(others).toMatch(/^4 on other routes only.*Global Investor Programme.*Foreign Artistic Talent/)
  })

  it('every source is at most two clicks away, by a mark or by a link to how it is weighed', async () => {
    await openResult(estimate)
    for (const name of ['Why you may apply', 'How the level was reached', 'How long it takes'])
      expect(within(section(name)).getAllByRole('link', { name: /^Source \d+: / }).length).toBeGreaterThan(0)
    const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/how-it-works/model#level-everyone_else')
    expect(hrefs).toContain('/how-it-works/model#group-age')
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

  it('a result is recomputed with one’s own answers, in the table of the page on the model', async () => {
    await openResult(estimate)
    fireEvent.click(within(section('How the level was reached')).getByRole('link', { name: /^Recompute this range/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Your range, step by step' })
    const { low, mid, high } = estimate.estimate ?? {}
    expect(dialog.querySelectorAll('[data-worked]')).toHaveLength(22)
    within(dialog).getByText(new RegExp(`the range ${low} to ${high}, with ${mid} in the middle`))
  })

  it('a result from before the width was worked out promises nothing of it', async () => {
    const width = { level: 14, sizes: 4, pool: 3, unanswered: 11 }
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

  it('what was not weighed is named, and never looks like a clean record', async () => {
    const history = { conviction: 'rather_not_say', consistent: 'known_differences' } as const
    await openResult(predict({ ...exampleProfile, history }))
    const text = section('What was not weighed').textContent
    expect(text).toMatch(/rather not say whether you have been convicted.*differences between your papers/)
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
})
