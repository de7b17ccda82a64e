import type { VersionSummary } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { resultPath } from '../assessments/reference.ts'
import { api } from '../base/api.ts'
import { server } from '../testing/api-server.ts'
import { beSignedIn, renderSite } from '../testing/render-site.tsx'
import { Renewed } from './renewed.tsx'

const before: VersionSummary = {
  ...{ number: 1, at: '2026-11-20T04:00:00.000Z', model_version: 'outcomes-1.12345678', no_estimate_reason: null },
  ...{ low: 25, high: 54, cause: 'estimate', changed: [] },
}
const newest: VersionSummary = {
  ...{ ...before, number: 2, at: '2026-11-21T04:00:00.000Z', model_version: 'outcomes-2.12345678' },
  ...{ low: 31, high: 57, cause: 'model' },
}

beforeEach(() => i18next.loadNamespaces(['result', 'model']))

describe('a result that a newer model moved', () => {
  it('a result that was not opened says which range it had, and which a newer model gives', async () => {
    beSignedIn()
    const { assessment_id: id } = await api.consumeCredits({ body: { profile: exampleProfile } })
    const made = await api.assessment({ id })
    expect(made.is_unlocked).toBe(false)
    const renewed = { ...made, versions: [newest, before] }
    server.use(http.get(`/api/v1/assessments/${id}`, () => HttpResponse.json(renewed)))
    await renderSite(resultPath(id))
    await screen.findByText(
      'On 21 Nov 2026 a newer model (outcomes-2.12345678) estimated the same answers again, free of charge. ' +
        'It was: 25 to 54 of 100. Now: 31 to 57 of 100.',
    )
  })

  it('what a newer model moved is said in Chinese, also where there is a range for the first time', async () => {
    await i18next.changeLanguage('zh')
    const said = (former: VersionSummary) => render(<Renewed versions={[newest, former]} />).container.textContent
    expect(said(before)).toMatch(/之前：每 100 份中 25 至 54 份。现在：每 100 份中 31 至 57 份。$/)
    const none: VersionSummary = { ...before, low: null, high: null, no_estimate_reason: 'no_open_route' }
    expect(said(none)).toMatch(/之前：无法估算。现在：每 100 份中 31 至 57 份。$/)
  })

  it('nothing is said where a newer model gives the same range, or the answers changed since', () => {
    const { low, high } = before
    for (const versions of [
      [{ ...newest, low, high }, before],
      [{ ...newest, cause: 'correction' as const }, before],
      [newest],
    ])
      expect(render(<Renewed versions={versions} />).container.textContent).toBe('')
  })
})
