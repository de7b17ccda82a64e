import type { Assessment, DatedProfile, NoEstimateReason, Outlook } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { exampleProfile } from '../../facts/example-profile.ts'
import { resultPath } from '../assessments/reference.ts'
import { server } from './api-server.ts'
import { beSignedIn, renderSite } from './render-site.tsx'

/** Of the assessment. */
export const id = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11'
const at = '2026-11-20T16:30:00.000Z'
/** What is predicted of the example. */
export const estimate = predict(exampleProfile)

/** The assessment that the server would answer with. */
export const stored = (outlook: Outlook, profile: DatedProfile): Assessment => ({
  ...{ id, label: null, created_at: at, is_unlocked: false, outcome: null, versions: [], corrections: null },
  ...{ route: outlook.route, apply_month: outlook.apply_month, no_estimate_reason: outlook.no_estimate_reason },
  ...{ low: outlook.estimate?.low ?? null, high: outlook.estimate?.high ?? null },
  ...{ profile, prediction: { ...outlook, assessment_id: id, assessed_at: at } },
})

/** Opens the page of a result that the server answers with. */
export async function openResult(outlook: Outlook, profile: DatedProfile = exampleProfile) {
  server.use(http.get('/api/v1/assessments/:id', () => HttpResponse.json(stored(outlook, profile))))
  beSignedIn()
  await renderSite(resultPath(id))
}

/** A part of the page by its heading; whatever is folded is opened. */
export function section(name: string) {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  return screen.getByRole('region', { name })
}

/** The example with another pass and ties. */
export const linked = (
  pass: DatedProfile['route']['pass'],
  ...links: DatedProfile['route']['links']
): DatedProfile => ({
  ...exampleProfile,
  route: { ...exampleProfile.route, pass, links },
})
/** For every reason why there is no estimate, somebody it applies to. */
export const without: Record<NoEstimateReason, DatedProfile> = {
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
