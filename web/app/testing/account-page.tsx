import type { AssessmentSummary, CreditRecord, Purchase } from '@settlesg/contract'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { demoAccount } from '../mocks/db.ts'
import { server } from './api-server.ts'
import { beSignedIn, renderSite } from './render-site.tsx'

export const account = demoAccount
export const { user, drafts: owner } = account

export const assessment = (index: number, label: string | null = null): AssessmentSummary => ({
  id: `0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a${String(index).padStart(2, '0')}`,
  label,
  route: 'pts',
  low: 20,
  high: 38,
  no_estimate_reason: null,
  is_unlocked: false,
  outcome: null,
  apply_month: '2026-11',
  created_at: `2026-11-${String(28 - index).padStart(2, '0')}T03:00:00.000Z`,
})

/** What the account holds in a test; the calls answer from it, page by page. */
export const held: { assessments: AssessmentSummary[]; records: CreditRecord[]; purchases: Purchase[] } = {
  assessments: [],
  records: [],
  purchases: [],
}

const pageOf = <T,>(all: T[], { url }: Request) => {
  const { searchParams } = new URL(url)
  const skip = Number(searchParams.get('skip'))
  return { data: all.slice(skip, skip + Number(searchParams.get('limit'))), count: all.length }
}

/** Two assessments, nothing bought; for `beforeEach`. */
export function holdTwoAssessments(): void {
  held.assessments = [assessment(1, 'After my promotion'), assessment(2)]
  held.records = []
  held.purchases = []
  server.use(
    http.get('/api/v1/payment/purchases', ({ request }) => HttpResponse.json(pageOf(held.purchases, request))),
    http.get('/api/v1/assessments', ({ request }) => HttpResponse.json(pageOf(held.assessments, request))),
    http.get('/api/v1/credit/user-credit-records', ({ request }) =>
      HttpResponse.json({ ...pageOf(held.records, request), balance: { credits: 3, supercredits: 1 } }),
    ),
  )
}

/** One page of the account; the cases unless named. */
export async function openAccount(page: '' | 'billing' | 'profile' | 'security' | 'data' = '') {
  beSignedIn()
  await renderSite(page ? `/account/${page}` : '/account')
}
export const section = (name: string) => within(screen.getByRole('region', { name }))
export const refuses = (method: 'get' | 'patch' | 'delete' | 'post', path: string, status: number, code: string) =>
  server.use(http[method](`/api/v1${path}`, () => HttpResponse.json({ detail: code, code }, { status })))
