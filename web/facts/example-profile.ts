import type { DatedProfile } from '@settlesg/contract'

/** A made-up person. The texts of the example (`example.person`) describe these answers. */
export const exampleProfile: DatedProfile = {
  route: { pass: 'ep', links: [], apply_month: '2027-01' },
  you: { birth_month: '1994-05' },
  residence: { in_singapore_since: '2021-01', away_5y: '1_3' },
  work: { work_status: 'employee', monthly_pay: 7_500, employer_since: '2022-08' },
  education: { highest: 'bachelor' },
  family: { marital_status: 'single' },
  roots: {},
  history: { previous: 'none', conviction: 'no' },
}
