import { type Analysis, type Assessment, dated } from '@settlesg/contract'
import { analyze } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { reportPrinter } from '../server/reports/printer.ts'
import { makeInput } from '../server/reports/testing/make-content.ts'
import { readPages } from '../server/reports/testing/read-pages.ts'
import { isLong } from '../testing/long.ts'
import { AuthenticationProvider } from '../web/app/base/session/authentication.tsx'
import { CaseView } from '../web/app/case/case-view.tsx'
import { allLoaded, beSignedIn } from '../web/app/testing/render-site.tsx'

/*
 * One rounding for all views: what result, opened analysis and printed report say is read from what they show, and each
 * number and date that they share is compared.
 */

const id = '6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11'
const at = '2026-11-21T04:00:00.000Z'

const people = casePeople.flatMap(({ name, profile: answers }) => {
  const profile = dated(answers, '2026-11')
  const analysis = { ...analyze(profile), assessment_id: id, assessed_at: at }
  return analysis.estimate ? [{ name, profile, analysis }] : []
})
type Person = (typeof people)[number]

function assessmentOf({ profile, analysis }: Person, isUnlocked: boolean): Assessment {
  const { route, estimate, apply_month } = analysis
  const { low = null, high = null } = estimate ?? {}
  const own = { id, label: null, route, low, high, no_estimate_reason: null, apply_month, created_at: at }
  const corrections = { until: '2026-11-22T04:00:00.000Z', left: 50 }
  return {
    ...own,
    is_unlocked: isUnlocked,
    profile,
    prediction: analysis,
    outcome: null,
    versions: [],
    corrections,
  }
}

async function show(person: Person, analysis: Analysis | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const assessment = assessmentOf(person, analysis !== null)
  const { container } = render(
    <QueryClientProvider client={queries}>
      <AuthenticationProvider>
        <MemoryRouter>
          <CaseView known={{ ...assessment, analysis }} isOpen={analysis !== null} />
        </MemoryRouter>
      </AuthenticationProvider>
    </QueryClientProvider>,
  )
  await allLoaded()
  return container
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const all = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((one) => plain(one.textContent))
/** What it says, without the button that changes it. */
function sentenceIn(element: Element | null): string {
  const copy = element?.cloneNode(true)
  if (copy instanceof Element) for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove()
  return plain(copy?.textContent)
}
/** The whole numbers of a text without their signs: "+3 (+1 to +6)" and "3 (1 to 6)" say the same. */
const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number)

const printer = reportPrinter()
afterAll(() => printer.close())
beforeEach(() => beSignedIn())

/** A third of them; with LONG=1 everybody. */
const shown = people.filter((_, index) => isLong || index % 3 === 0).map((person) => [person.name, person] as const)

describe('what result, analysis and report say', () => {
  it('there are people of the table to compare', () => {
    expect(people.length).toBeGreaterThan(15)
  })

  it.each(shown)('all views of “%s” agree in every number and date they share', async (_, person) => {
    const pdf = (await readPages(await printer.print(makeInput(person.profile, 'en', '2026-11-21')))).map(plain)
    const paper = pdf.join(' ')
    /** Without the numbers of sources behind a name. */
    const unmarked = paper.replaceAll(/\[[\d,\s]+\] /g, '')
    const answer = pdf[1] ?? ''
    const result = await show(person, null)
    const figures = result.querySelector('[data-range]')
    const range = plain(figures?.firstChild?.textContent)
    const crowd = figures?.closest('section')?.querySelector('[data-crowd]')?.getAttribute('data-crowd') ?? ''
    const [low, middle, high] = numbers(crowd)

    // The range, its middle and the route's own, in figures, in the crowd, in words and on bars.
    expect(figures?.getAttribute('data-range')).toBe(`${low}-${high}`)
    expect(range === `over ${low}` || range === `${low} to ${high}`).toBe(true)
    expect(answer).toContain(`${range} of 100`)
    const route = plain(result.querySelector('section dl dt')?.textContent).match(/(\d+ to \d+)\s*middle (\d+)/)
    expect(
      [...answer.matchAll(/((?:over )?\d+(?: to \d+)?)(?: of 100)? middle (\d+)/g)].map(([, ...own]) => own),
    ).toEqual([
      [range, String(middle)],
      [route?.[1], route?.[2]],
    ])
    expect(plain(result.textContent)).toContain(`middle ${middle}`)
    expect(answer).toContain(`middle of the range: ${middle}`)

    // Each reason with its size, and the change that helps most (the disagreement 6 a).
    const reasons = [...result.querySelectorAll('[data-reason]')].map((reason) => ({
      factor: reason.getAttribute('data-reason') ?? '',
      said: sentenceIn(reason.querySelector('.bold')),
      people: plain(reason.querySelector('[data-size]')?.textContent),
    }))
    for (const { said, people: size } of reasons) expect(answer).toContain(`${said} ${size}`)
    // They add up: from the level by the six groups to the middle, on the page and on paper.
    const steps = [...result.querySelectorAll('[data-people]')].map((one) => Number(one.getAttribute('data-people')))
    expect(steps.length).toBeGreaterThanOrEqual(8)
    expect(steps.slice(0, -1).reduce((sum, step) => sum + step, 0)).toBe(steps.at(-1))
    expect(steps[0]).toBe(Number(route?.[2]))
    expect(steps.at(-1)).toBe(middle)
    for (const group of result.querySelectorAll('li[data-group]'))
      expect(answer).toContain(plain(group.querySelector('a')?.textContent))
    // The case in words gives each fact the same size.
    const words = plain(result.querySelector('#in_words')?.textContent)
    for (const [, said = '', size] of words.matchAll(spokenReason))
      expect([said, numbers(reasons.find((one) => sameWords(one.said, said))?.people)]).toEqual([said, [Number(size)]])
    // In short: the same sentences, with the same numbers.
    expect(answer).toContain(plain(result.querySelector('p.short')?.textContent))
    const lever = all(result, 'dl.changes')[0]?.match(/about (\d+) more of 100 \((.+?)\)/)
    const month = plain(result.textContent).match(/Applying in (\w{3} \d{4})/)?.[1]
    const open = plain(result.textContent).match(/(\d+) questions? (?:is|are) (?:open|left)/g) ?? []
    expect(new Set(open.map((one) => numbers(one)[0])).size).toBeLessThanOrEqual(1)
    cleanup()

    const page = await show(person, person.analysis)
    // Every crowd of the page but those of a what-if is the one of the result.
    expect(page.querySelector('[data-crowd]')?.getAttribute('data-crowd')).toBe(crowd)
    expect(plain(page.querySelector('[data-range]')?.firstChild?.textContent)).toBe(range)
    expect(plain(page.textContent)).toContain(`Applying in ${month}`)
    expect(pdf[0]).toContain(`Application in ${month}`)

    // A factor of the table is the reason, in the same whole people, and what the report prints.
    const factors = [...page.querySelectorAll('tr[data-factor]')]
    expect(factors.length).toBeGreaterThan(3)
    for (const row of factors) {
      const [value = '', between = ''] = all(row, 'td')
      const id = row.getAttribute('data-factor') ?? ''
      // The report prints what was not answered in one sentence, without a range of its own.
      const isAnswered = person.analysis.factors.some(({ factor, answered }) => factor === id && answered)
      const name = plain(row.querySelector('th')?.firstChild?.textContent)
      expect(unmarked, id).toContain(isAnswered ? `${name} ${value} ${between}` : `${name} ${value}`)
      const reason = reasons.find(({ factor }) => factor === id)
      if (reason) expect([id, value]).toEqual([id, reason.people])
    }
    for (const group of page.querySelectorAll('tr[data-group]')) {
      const [name = '', value = ''] = all(group, 'th, td')
      if (/\d/.test(value)) expect(paper).toContain(`${name} ${value}`)
    }

    // A what-if has one size, the lever too: no view rounds outward, or calls unclear what another names (6 a to c).
    const effects = [...page.querySelectorAll('[data-what-if] [data-effect]')].map((one) => plain(one.textContent))
    const clear = effects.flatMap((effect) => effect.match(/about \d+ (?:more|fewer) of 100 \(.+?\)/) ?? [])
    for (const effect of clear) expect(paper).toContain(effect)
    if (lever) expect(clear.map(numbers)).toContainEqual(numbers(lever[0]))

    // The three months, their ranges and middles, and what they change (6 c, j).
    const bars = [...page.querySelectorAll('#timeline dt')]
    expect(bars).toHaveLength(3)
    for (const [index, bar] of bars.entries()) {
      const [, name = '', span = '', change = ''] =
        /^(.*?): (.*?) of 100(?:, [^;]*)?(?:; (.*))?$/.exec(plain(bar.firstChild?.textContent ?? '')) ?? []
      if (index === 0) expect(name).toBe(month)
      expect(paper).toContain(`${name} ${span} ${all(bar, '[data-middle]')[0]}`)
      if (index > 0) expect(paper).toContain(`${name}: ${change}`)
    }

    // Every day of the plan.
    for (const time of page.querySelectorAll('[data-step] time')) expect(paper).toContain(plain(time.textContent))
    // Nothing is said of open questions where none is open (6 k).
    if (person.analysis.open_questions.length === 0) expect(paper).not.toMatch(/Questions left open make/)
    cleanup()
  })
})

/** A reason that the case in words gives with its size. */
const spokenReason =
  /(?:most is this|in your favour|against you): (.+?)\. (?:It counts for|That is) about (\d+) (?:more|fewer)/g
const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
