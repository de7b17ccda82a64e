import type { EndpointName } from '@settlesg/contract'
import { ApiError, type Client, createClient } from '@settlesg/contract/client'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import type { Running } from '../../server/testing/process.ts'
import { buy, newReader, password, signUp } from './reader.ts'
import { demoToken } from './scene.ts'

/** A running server with an operator, and a person who has one of each thing. */
export interface Site {
  origin: string
  token: string
  email: string
  member: Client
  operator: Client
  assessment_id: string
  /** An assessment that is corrected again and again. */
  corrected_id: string
  purchase_id: string
  report: { file: Blob; sha256: string }
  /** Another number each time. */
  next: () => number
}

const as = (origin: string, token: string): Client =>
  createClient({ baseUrl: `${origin}/api/v1`, token: () => token, onSessionEnd: () => {} })

/** Makes them. The server must not ask to confirm addresses, and its demo account must be a superuser. */
export async function openSite({ origin }: Running, email: string): Promise<Site> {
  const { token, assessment_id } = await newReader(origin, email)
  const member = as(origin, token)
  await buy(origin, token, '_1', 10)
  await buy(origin, token, '_2', 10)
  const { assessment_id: corrected_id } = await member.consumeCredits({ body: { profile: withPay(8_000) } })
  const report = await member.generateReport({ body: { assessment_id, language: 'en' } })
  await member.reportOutcome({ body: { assessment_id, ...waiting } })
  const [bought] = (await member.purchases({ limit: 1 })).data
  if (!bought) throw new Error('Nothing was bought')
  const operator = as(origin, await demoToken(origin))
  let count = 0
  const next = () => ++count
  const ids = { assessment_id, corrected_id, purchase_id: bought.id }
  return { origin, token, email, member, operator, ...ids, report, next }
}

type Prepare = (site: Site) => Promise<() => Promise<unknown>>

/** A call for which the site has everything. */
const ready =
  (call: (site: Site) => Promise<unknown>): Prepare =>
  async (site) =>
  () =>
    call(site)

async function newcomer({ origin, next }: Site) {
  const email = `newcomer-${next()}@example.sg`
  return { email, client: as(origin, await signUp(origin, email)) }
}
const byNewcomer =
  (call: (client: Client, email: string) => Promise<unknown>): Prepare =>
  async (site) => {
    const { client, email } = await newcomer(site)
    return () => call(client, email)
  }

/** A token that is not known is looked up as one that is. */
const token = 'x'.repeat(43)
const refused = (call: (member: Client) => Promise<unknown>): Prepare =>
  ready(({ member }) =>
    call(member).then(
      () => Promise.reject(new Error('A token that does not exist was taken')),
      (error) => (error instanceof ApiError && error.code === 'invalid_token' ? null : Promise.reject(error)),
    ),
  )

const waiting = { outcome: 'waiting', applied: '2026-01', consent: true } as const

/** Every call of the API; or why one is not measured. */
export const calls: Record<EndpointName, Prepare | string> = {
  logIn: byNewcomer((client, username) => client.logIn({ body: { username, password } })),
  testToken: ready(({ member }) => member.testToken()),
  recoverPassword: byNewcomer((client, email) => client.recoverPassword({ email })),
  recoveryMailPreview: ready(({ operator, email }) => operator.recoveryMailPreview({ email })),
  resetPassword: refused((member) => member.resetPassword({ body: { token, new_password: password } })),
  checkResetToken: refused((member) => member.checkResetToken({ body: { token } })),
  signUp: ready(({ member, next }) => member.signUp({ body: { email: `new-${next()}@example.sg`, password } })),
  confirmSignUp: refused((member) => member.confirmSignUp({ token })),
  finishSignUp: refused((member) => member.finishSignUp({ body: { token, new_password: password } })),
  startSignUpSession: refused((member) =>
    member.startSignUpSession({ body: { token, browser_secret: 'a'.repeat(64) } }),
  ),
  resendConfirmation: ready(({ member, next }) =>
    member.resendConfirmation({ body: { email: `nobody-${next()}@example.sg` } }),
  ),
  me: ready(({ member }) => member.me()),
  updateMe: ready(({ member, next }) => member.updateMe({ body: { full_name: `Ann ${'x'.repeat(next() % 20)}` } })),
  updatePassword: byNewcomer((client) =>
    client.updatePassword({ body: { current_password: password, new_password: 'another quiet harbour' } }),
  ),
  exportAccount: ready(({ member }) => member.exportAccount()),
  deleteAccount: async (site) => {
    const { client } = await newcomer(site)
    await client.consumeCredits({ body: { profile: exampleProfile } })
    return () => client.deleteAccount({ body: { password } })
  },
  users: ready(({ operator }) => operator.users()),
  logOut: byNewcomer((client) => client.logOut()),
  logOutEverywhere: byNewcomer((client) => client.logOutEverywhere()),
  sessions: ready(({ member }) => member.sessions()),
  endSession: async (site) => {
    const { client } = await newcomer(site)
    const id = (await client.sessions()).data[0]?.id ?? ''
    return () => client.endSession({ id })
  },
  draftKeys: ready(({ member }) => member.draftKeys()),
  consumeCredits: ready(({ member, next }) => member.consumeCredits({ body: { profile: withPay(8_000 + next()) } })),
  consumeSupercredits: ready(({ member, next }) =>
    member.consumeSupercredits({ body: { profile: withPay(8_000 + next()) } }),
  ),
  creditRecords: ready(({ member }) => member.creditRecords()),
  createCreditRecord: async ({ member, next }) => {
    const { session_id, url } = await member.createCheckoutSession1({ body: { quantity: 1 + (next() % 10) } })
    await fetch(`${url}/complete`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
    return () => member.createCreditRecord({ body: { checkout_session_id: session_id } })
  },
  createCheckoutSession1: byNewcomer((client) => client.createCheckoutSession1({ body: { quantity: 1 } })),
  createCheckoutSession2: byNewcomer((client) => client.createCheckoutSession2({ body: { quantity: 1 } })),
  webhook: 'only the provider signs it; it grants as createCreditRecord does',
  purchases: ready(({ member }) => member.purchases()),
  purchase: ready(({ member, purchase_id: id }) => member.purchase({ id })),
  nameReceipt: ready(({ member, purchase_id: id, next }) =>
    member.nameReceipt({ id, body: { name: `Company ${next()}` } }),
  ),
  refundPurchase: async ({ origin, token, member }) => {
    await buy(origin, token, '_1', 1)
    const id = (await member.purchases({ limit: 1 })).data[0]?.id ?? ''
    return () => member.refundPurchase({ id })
  },
  predict: ready(({ member, assessment_id, next }) =>
    member.predict({ body: { assessment_id, changes: { work: { monthly_pay: 9_000 + next() } } } }),
  ),
  analyze: ready(({ member, assessment_id, next }) =>
    member.analyze({ body: { assessment_id, changes: { work: { monthly_pay: 9_000 + next() } } } }),
  ),
  assessments: ready(({ member }) => member.assessments()),
  assessment: ready(({ member, assessment_id: id }) => member.assessment({ id })),
  sharpen: ready(({ member, corrected_id: id, next }) =>
    member.sharpen({ id, body: { profile: withPay(8_000 + next()) } }),
  ),
  assessmentVersion: ready(({ member, assessment_id: id }) => member.assessmentVersion({ id, number: '1' })),
  labelAssessment: ready(({ member, assessment_id: id, next }) =>
    member.labelAssessment({ id, body: { label: `Plan ${next()}` } }),
  ),
  deleteAssessment: async ({ member, next }) => {
    const { assessment_id: id } = await member.consumeCredits({ body: { profile: withPay(8_000 + next()) } })
    return () => member.deleteAssessment({ id })
  },
  generateReport: ready(({ member, assessment_id, next }) =>
    member.generateReport({ body: { assessment_id, language: 'en', label: `Number ${next()}` } }),
  ),
  drawAnswer: ready(({ member, assessment_id }) => member.drawAnswer({ body: { assessment_id, language: 'en' } })),
  sendReport: ready(({ member, assessment_id }) => member.sendReport({ body: { assessment_id, language: 'en' } })),
  mailUploadedReport: ready(({ member, report }) => member.mailUploadedReport({ report_pdf: report.file })),
  reports: ready(({ member }) => member.reports()),
  reportFile: ready(({ member, report: { sha256 } }) => member.reportFile({ sha256 })),
  verifyReport: ready(({ member, report: { sha256 } }) => member.verifyReport({ sha256 })),
  reportOutcome: ready(({ member, assessment_id }) => member.reportOutcome({ body: { assessment_id, ...waiting } })),
  takeBackOutcome: async ({ member, assessment_id }) => {
    await member.reportOutcome({ body: { assessment_id, ...waiting } })
    return () => member.takeBackOutcome({ assessment_id })
  },
  pointToPassages: 'a provider answers it',
  proposeAnswers: 'a provider answers it',
  policyReports: 'no database',
  site: 'no database',
}

/** Those that a person may do only so often, or that a purchase or a credit must come before. */
export const scarce = new Set<EndpointName>([
  'consumeCredits',
  'consumeSupercredits',
  'deleteAssessment',
  'sharpen',
  'nameReceipt',
  'createCreditRecord',
  'refundPurchase',
  'generateReport',
  'drawAnswer',
  'sendReport',
  'mailUploadedReport',
])
