import { type Analysis, type Assessment, dated, type Prediction } from '@settlesg/contract'
import { analyze, predict } from '@settlesg/model'
import { casePeople } from '@settlesg/model/cases'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { isLong } from '../../../testing/long.ts'
import { AuthenticationProvider } from '../base/session/authentication.tsx'
import { allLoaded, beSignedIn } from '../testing/render-site.tsx'
import { CaseView } from './case-view.tsx'

const id = '6f1c0a52-8a34-4c57-9d4e-3f5b7f0a9b11'
const at = '2026-11-22T04:00:00.000Z'

type Person = (typeof casePeople)[number]

async function show({ profile }: Person, isUnlocked: boolean, told: Assessment['outcome'] = null) {
  const whole = dated(profile, '2026-11')
  const prediction: Prediction = { ...predict(whole), assessment_id: id, assessed_at: at }
  const analysis: Analysis | null = isUnlocked ? { ...analyze(whole), assessment_id: id, assessed_at: at } : null
  const { route, estimate, no_estimate_reason, apply_month } = prediction
  const assessment: Assessment = {
    ...{ id, label: null, created_at: at, route, no_estimate_reason, apply_month, is_unlocked: isUnlocked },
    ...{ low: estimate?.low ?? null, high: estimate?.high ?? null, profile, prediction, outcome: told },
    ...{ versions: [], corrections: null },
  }
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthenticationProvider>
        <MemoryRouter>
          <CaseView known={{ ...assessment, analysis }} />
        </MemoryRouter>
      </AuthenticationProvider>
    </QueryClientProvider>,
  )
  await allLoaded()
  return container
}

beforeEach(async () => {
  beSignedIn()
  await i18next.loadNamespaces(['advice', 'analysis', 'form', 'issued', 'model', 'result'])
})

describe("today's step", () => {
  it("the link of today's step leads to a part of the page, whoever reads it, unlocked or not", async () => {
    const dead: string[] = []
    let links = 0
    for (const [index, person] of casePeople.entries()) {
      const hasEstimate = predict(dated(person.profile, '2026-11')).estimate !== null
      const both = isLong ? [false, true] : [index % 2 === 0]
      for (const isUnlocked of hasEstimate ? both : [false]) {
        const page = await show(person, isUnlocked)
        const href = page.querySelector('#today a')?.getAttribute('href')
        // What became of the application stands in a part that loads by itself.
        if (href && href !== '#outcome') {
          links += 1
          if (!page.querySelector(`[id="${href.slice(1)}"]`)) dead.push(`${person.name}, ${isUnlocked}: ${href}`)
        }
        cleanup()
      }
    }
    expect(dead).toEqual([])
    expect(links).toBeGreaterThan(20)
  })

  it('what ICA decided leads to a part of the page, and nothing else there says when to apply', async () => {
    const wrong: string[] = []
    let refusals = 0
    for (const [index, person] of casePeople.entries()) {
      const outcome = index % 10 === 9 ? 'waiting' : 'rejected'
      const told = { outcome, applied: '2026-03', decided: null, reported_at: at } as const
      const page = await show(
        person,
        index % 3 === 0 && predict(dated(person.profile, '2026-11')).estimate !== null,
        told,
      )
      const href = page.querySelector('#today a')?.getAttribute('href')
      if (href === '#again') refusals += 1
      if (href && href !== '#outcome' && !page.querySelector(`[id="${href.slice(1)}"]`))
        wrong.push(`${person.name}: ${href}`)
      if (/Apply when your papers|Do not wait|Not yet: |time.* later, about/.test(page.textContent ?? ''))
        wrong.push(`${person.name}: another advice`)
      cleanup()
    }
    expect(wrong).toEqual([])
    expect(refusals).toBeGreaterThan(20)
  })
})
