import type { Profile } from '@settlesg/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { encodeReference } from '../assessments/reference.ts'
import { api } from '../base/api.ts'
import { demo, findAccount } from '../mocks/db.ts'
import { server } from '../testing/api-server.ts'
import { recordCalls, to } from '../testing/record-calls.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'

const found = findAccount(demo.email)
if (!found) throw new Error('The mocked API has no demo account')
const account = found

const family: Profile = {
  route: { pass: 's_pass', links: [], apply_month: '2027-06', route: 'pts', includes: { spouse: true, children: 0 } },
  you: { birth_month: '1994-03' },
  residence: { in_singapore_since: '2019-06' },
  work: { work_status: 'employee', monthly_pay: 9_500, employer_since: '2021-05' },
  education: { highest: 'diploma' },
  family: { marital_status: 'married', spouse_status: 'dependant_pass' },
  roots: {},
  history: { previous: 'none' },
}

/** Makes an assessment; `supercredits` are what is left to unlock it with. */
async function assessed(supercredits: number, profile: Profile = family) {
  beSignedIn()
  Object.assign(account, { assessments: [], records: [] })
  Object.assign(account.user, { credits: 5, supercredits })
  return (await api.consumeCredits({ body: { profile } })).assessment_id
}

async function unlocked(profile: Profile = family) {
  const id = await assessed(1, profile)
  await api.consumeSupercredits({ body: { assessment_id: id } })
  await renderSite(`/tool/detail?assessment=${encodeReference(id)}`)
  await screen.findByRole('heading', { level: 1, name: 'Your analysis' })
  return id
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const rangeShown = () => document.querySelector('[data-range]')?.getAttribute('data-range')
const stored = (id: string) => api.assessment({ id })

describe('the analysis before it is unlocked', () => {
  it('an account without a supercredit sees an example analysis, its price and how to buy it', async () => {
    const id = await assessed(0)
    const calls = recordCalls()
    await renderSite('/tool/detail')
    await screen.findByRole('heading', { level: 1, name: 'The analysis' })
    screen.getByText('Analysis and report, S$29.00')
    expect(screen.getAllByRole('figure', { name: /people of 100|0 to 100/ })).toHaveLength(3)
    const buy = await screen.findByRole('button', { name: 'Buy and open: S$29.00' })
    expect(screen.getByText('Once open it cannot be refunded.').compareDocumentPosition(buy)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    fireEvent.click(buy)
    await expect.poll(() => to(calls, '/payment/create-checkout-session_2').length).toBe(1)
    expect(JSON.parse(to(calls, '/payment/create-checkout-session_2')[0]?.body ?? '')).toMatchObject({
      quantity: 1,
      open_assessment_id: id,
    })
    expect(to(calls, '/payment/create-checkout-session_1')).toEqual([])
  })

  it('opening shows the balance beside its press, and charges once however often pressed', async () => {
    await assessed(2)
    const calls = recordCalls()
    await renderSite('/tool/detail')
    const go = await screen.findByRole('button', { name: 'Open the analysis' })
    const price = region('What it costs')
    expect(price.getByText('Analyses you can open').nextSibling?.textContent).toBe('2')
    expect(price.getByText('Left afterwards').nextSibling?.textContent).toBe('1')
    price.getByText(/^Once open it cannot be refunded\./)
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    fireEvent.click(go)
    fireEvent.click(go)
    // The case, at the first part that is new, unfolded, and what else is new in one line.
    const papers = await screen.findByRole('region', { name: 'Papers, person by person' })
    expect(papers.querySelector('details')?.open).toBe(true)
    await expect.poll(() => intoView.mock.contexts).toContain(papers)
    intoView.mockRestore()
    screen.getByText(/^New since you paid: papers, /)
    expect(to(calls, '/credit/user-consume-supercredits')).toHaveLength(1)
    expect(account.user.supercredits).toBe(1)
  })

  it('an analysis that another tab has unlocked meanwhile is opened without a second charge', async () => {
    const id = await assessed(2)
    await renderSite('/tool/detail')
    const go = await screen.findByRole('button', { name: 'Open the analysis' })
    await api.consumeSupercredits({ body: { assessment_id: id } })
    fireEvent.click(go)
    await screen.findByRole('region', { name: 'Papers, person by person' })
    expect(account.user.supercredits).toBe(1)
  })

  it('a supercredit that another tab has spent unlocks nothing and leads to pack 2', async () => {
    const id = await assessed(1)
    await renderSite('/tool/detail')
    const go = await screen.findByRole('button', { name: 'Open the analysis' })
    account.user.supercredits = 0
    fireEvent.click(go)
    await screen.findByText(/^You have none left/)
    await screen.findByRole('button', { name: 'Buy and open: S$29.00' })
    expect((await stored(id)).is_unlocked).toBe(false)
  })
})

describe('addresses that lead to no analysis', () => {
  it('answers without an estimate lead to their result, where the advice is free', async () => {
    await assessed(1, { ...family, route: { pass: 'work_permit', links: [] } })
    await renderSite('/tool/detail')
    await screen.findByRole('heading', { level: 1, name: 'There is no analysis for these answers' })
    screen.getByRole('link', { name: 'Open the result' })
  })

  it('a foreign assessment, a bad address and an account without assessments each get a page', async () => {
    await assessed(1)
    await renderSite('/tool/detail?assessment=6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11')
    await screen.findByRole('heading', { level: 1, name: 'This result is not in your account' })
    cleanup()
    await renderSite('/tool/detail?assessment=junk')
    await screen.findByRole('heading', { level: 1, name: 'This address leads to no result' })
    cleanup()
    account.assessments = []
    await renderSite('/tool/detail')
    await screen.findByRole('heading', { level: 1, name: 'There is no case yet' })
  })
})

describe('the papers of an analysis', () => {
  const paper = (place: string) => {
    const found = document.querySelector<HTMLElement>(`[data-paper="${place}"]`)
    if (!found) throw new Error(`There is no paper ${place}`)
    return within(found)
  }

  it('own ticks are kept with the answers, those for others only in the browser, each its own', async () => {
    const id = await unlocked()
    fireEvent.click(paper('applicant..passport').getByRole('checkbox'))
    fireEvent.change(paper('applicant..employer_letter').getByLabelText(/^Where it is/), {
      target: { value: 'missing' },
    })
    fireEvent.click(paper('spouse..passport').getByRole('checkbox'))
    await screen.findByText('Saved.')
    expect((await stored(id)).profile.history.documents).toEqual({ passport: 'have', employer_letter: 'missing' })

    cleanup()
    await renderSite(`/tool/detail?assessment=${id}`)
    await screen.findByRole('heading', { level: 1, name: 'Your analysis' })
    const isTicked = (place: string) => paper(place).getByRole('checkbox') as HTMLInputElement
    await waitFor(() => expect(isTicked('spouse..passport').checked).toBe(true))
    expect(isTicked('applicant..passport').checked).toBe(true)
    expect(isTicked('spouse..birth_certificate').checked).toBe(false)
    expect(JSON.stringify({ ...localStorage })).not.toContain('passport')

    fireEvent.click(isTicked('applicant..passport'))
    await screen.findByText('Saved.')
    expect((await stored(id)).profile.history.documents).toEqual({ employer_letter: 'missing' })
  })

  it('a tick keeps what another tab has ticked since this page was opened', async () => {
    const id = await unlocked()
    const { profile } = await stored(id)
    await api.sharpen({ id, body: { profile: { ...profile, history: { documents: { transcripts: 'have' } } } } })
    fireEvent.click(paper('applicant..passport').getByRole('checkbox'))
    await screen.findByText('Saved.')
    expect((await stored(id)).profile.history.documents).toEqual({ transcripts: 'have', passport: 'have' })
  })

  it('a tick that could not be stored stays in sight and is stored with the next try', async () => {
    const id = await unlocked()
    server.use(http.post('/api/v1/assessments/:id/answers', () => HttpResponse.error(), { once: true }))
    fireEvent.click(paper('applicant..passport').getByRole('checkbox'))
    fireEvent.click(await screen.findByRole('button', { name: 'Save them now' }))
    await screen.findByText('Saved.')
    expect((await stored(id)).profile.history.documents).toEqual({ passport: 'have' })
  })

  it('a tick that renews the estimate, after a release of the model, moves the range as well', async () => {
    await unlocked()
    server.use(
      http.post('/api/v1/assessments/:id/answers', () => {
        const found = account.assessments[0]
        const estimate = found?.prediction.estimate
        if (!estimate) throw new Error('Nothing is assessed')
        const assessed_at = new Date(Date.now() + 1000).toISOString()
        found.prediction = { ...found.prediction, assessed_at, estimate: { ...estimate, low: 7, mid: 21, high: 43 } }
        return HttpResponse.json(found.prediction)
      }),
    )
    fireEvent.click(paper('applicant..passport').getByRole('checkbox'))
    await expect.poll(rangeShown).toBe('7-43')
  })

  it('papers in hand take their step out of the plan', async () => {
    await unlocked({ ...family, family: { marital_status: 'single' }, route: { pass: 'ep', links: [] } })
    expect(region('Your plan, day by day').queryByText('Get certificates and references')).toBeTruthy()
    fireEvent.click(paper('applicant..education_certificates').getByRole('checkbox'))
    fireEvent.click(paper('applicant..transcripts').getByRole('checkbox'))
    await screen.findByText('Saved.')
    expect(region('Your plan, day by day').queryByText('Get certificates and references')).toBeNull()
  })
})

describe('the what-ifs of an analysis', () => {
  it('what-ifs show before and after, stop at three answers, can be undone, and store nothing', async () => {
    const id = await unlocked()
    const before = await stored(id)
    const bench = region('What would change it')
    bench.getByText('Nothing is changed yet.')
    const calls = recordCalls()
    fireEvent.change(bench.getByLabelText('Your pay a month'), { target: { value: '1' } })
    await bench.findByText(/more of 100|no clear effect/, { selector: 'strong' })
    fireEvent.change(bench.getByLabelText('The month you apply'), { target: { value: '2' } })
    fireEvent.click(bench.getByRole('checkbox', { name: /Moving from the S Pass/ }))
    await expect.poll(() => to(calls, '/model/analyze/').at(-1)?.body).toContain('"pass":"ep"')
    bench.getByText(/Three changes at most/)
    expect(bench.getByRole<HTMLInputElement>('checkbox', { name: /next higher qualification/ }).disabled).toBe(true)

    fireEvent.click(bench.getByRole('button', { name: 'Undo' }))
    expect(bench.getByRole<HTMLInputElement>('checkbox', { name: /Moving from the S Pass/ }).checked).toBe(false)
    fireEvent.click(bench.getByRole('button', { name: 'Undo all' }))
    bench.getByText('Nothing is changed yet.')
    // One that the analysis has worked out already is shown without asking; what nobody has shown to count says so.
    const callsBefore = calls.length
    fireEvent.click(bench.getByRole('checkbox', { name: /Buying a home/ }))
    bench.getByText('no effect that anybody has shown', { selector: 'strong' })
    expect(calls.length).toBe(callsBefore)
    expect(await stored(id)).toEqual(before)
  })

  it('a what-if that fails or is refused says so in words, and can be tried again', async () => {
    await unlocked()
    const bench = region('What would change it')
    server.use(http.post('/api/v1/model/analyze/', () => HttpResponse.error(), { once: true }))
    fireEvent.change(bench.getByLabelText('Your pay a month'), { target: { value: '0' } })
    fireEvent.click(await bench.findByRole('button', { name: 'Try again' }))
    await bench.findByText(/more of 100|no clear effect/, { selector: 'strong' })
  })
})

describe('the husband or wife as the main applicant', () => {
  const title = 'What if your husband or wife were the main applicant?'
  const couple: Profile = {
    ...family,
    family: { ...family.family, spouse_status: 's_pass', spouse_education: 'bachelor', spouse_monthly_pay: 7_000 },
  }
  /** The questions that are asked, by their places, and how one of them is answered. */
  function opened() {
    const details = screen.getByText(title).closest('details') ?? expect.fail('It is not offered')
    const ask = (path: string) =>
      within(details.querySelector<HTMLElement>(`[data-question="${path}"]`) ?? expect.fail(path))
    return {
      swap: within(details),
      asked: [...details.querySelectorAll('[data-question]')].map((one) => one.getAttribute('data-question')),
      choose: (path: string, name: string) => fireEvent.click(ask(path).getByLabelText(name)),
      month: (path: string, month: string, year: string) => {
        fireEvent.change(ask(path).getByRole('combobox'), { target: { value: month } })
        fireEvent.change(ask(path).getByRole('textbox'), { target: { value: year } })
      },
    }
  }

  it('asks only what is not known, shows before, after and difference, and sends and stores nothing', async () => {
    const id = await unlocked(couple)
    const before = await stored(id)
    const calls = recordCalls()
    const { swap, asked, choose, month } = opened()
    expect(asked).toEqual(['you.birth_month', 'history.gates', 'history.previous', 'residence.in_singapore_since'])
    fireEvent.click(swap.getByRole('button', { name: 'Show the range' }))
    expect(document.activeElement?.id).toMatch(/^spouse-you-birth_month/)
    expect(swap.queryByText('As you are', { exact: false })).toBeNull()

    month('you.birth_month', '05', '1993')
    choose('history.gates', 'None of these')
    choose('history.previous', 'Never')
    month('residence.in_singapore_since', '01', '2016')
    fireEvent.click(swap.getByRole('button', { name: 'Show the range' }))
    const range = before.prediction.estimate
    swap.getByText(`As you are: ${range?.low} to ${range?.high}`)
    swap.getByText(/^With these changes: \d+ to \d+$/)
    swap.getByText(/more of 100|fewer of 100|no clear effect/, { selector: 'strong' })
    expect(calls).toEqual([])
    expect(await stored(id)).toEqual(before)

    // Where there is no range the reason stands in its place.
    choose('history.gates', 'A conviction, here or elsewhere')
    fireEvent.click(swap.getByRole('button', { name: 'Show the range' }))
    swap.getByText(/^There is no range for your husband or wife/)
    expect(swap.queryByText(/^With these changes/)).toBeNull()
  })

  it('is not offered to who takes along nobody with a work pass', async () => {
    await unlocked()
    expect(screen.queryByText(title)).toBeNull()
  })
})

describe('the questions that are asked with the analysis', () => {
  it('an answer given with the analysis changes notes and papers at once, but no number', async () => {
    const id = await unlocked()
    const range = rangeShown()
    expect(range).toMatch(/^\d+-\d+$/)
    const more = region('Tell us more')
    fireEvent.click(more.getByRole('radio', { name: 'No, there are differences' }))
    fireEvent.click(more.getByRole('button', { name: 'Save' }))
    await more.findByText(/^Saved\. Papers/)
    expect((await stored(id)).profile.history.consistent).toBe('known_differences')
    region('What does not fit together').getByText(/You said that your papers differ from each other/)
    expect(rangeShown()).toBe(range)
  })
})
