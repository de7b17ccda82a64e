import type { DatedProfile } from '@settlesg/contract'

/** The same person with only what no profile may lack. */
export const bare = ({ route, you, residence, work, education, family }: DatedProfile): DatedProfile => ({
  route: { pass: route.pass, links: route.links, route: route.route, apply_month: route.apply_month },
  you: { birth_month: you.birth_month },
  residence: { in_singapore_since: residence.in_singapore_since },
  work: { work_status: work.work_status, monthly_pay: work.monthly_pay },
  education: { highest: education.highest },
  family: { marital_status: family.marital_status },
  roots: {},
  history: {},
})
