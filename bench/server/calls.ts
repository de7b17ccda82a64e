import type { EndpointName } from '@settlesg/contract'
import { ApiError, type Client, createClient } from '@settlesg/contract/client'
import { exampleProfile } from '@settlesg/model/testing'
import type { Running } from '../../server/testing/process.ts'
import { buy, newReader, password, signUp } from './reader.ts'
import { demo, logIn } from './scene.ts'

/** A running server with somebody who has bought and made one of each thing, and an operator. */
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

const otherPay = (pay: number) => ({ ...exampleProfile, work: { ...exampleProfile.work, monthly_pay: 8_000 + pay } })

/** Makes them. The server must not ask to confirm addresses, and its demo account must be a superuser. */
export async function openSite({ origin }: Running, email: string): Promise<Site> {
  const { token, assessment_id } = await newReader(origin, email)
  const member = as(origin, token)
  await buy(origin, token, '_1', 10)
  await buy(origin, token, '_2', 10)
  const { assessment_id: corrected_id } = await member.consumeCredits({ body: { profile: otherPay(0) } })
  const report = await member.generateReport({ body: { assessment_id, language: 'en' } })
  await member.reportOutcome({ body: { assessment_id, outcome: 'waiting', applied: '2026-01', consent: true } })
  const [bought] = (await member.purchases({ limit: 1 })).data
  if (!bought) throw new Error('Nothing was bought')
  const { access_token }: { access_token: string } = JSON.parse(await (await logIn(origin, demo)).text())
  let count = 0
  const next = () => ++count
  const ids = { assessment_id, corrected_id, purchase_id: bought.id }
  return { origin, token, email, member, operator: as(origin, access_token), ...ids, report, next }
}

/** Does what must be there before, and answers with the call that is measured. */
type Prepare = (site: Site) => Promise<() => Promise<unknown>> | (() => Promise<unknown>)

/** Somebody who has just signed up and in. */
async function newcomer({ origin, next }: Site) {
  const email = `newcomer-${next()}@example.sg`
  return { email, client: as(origin, await signUp(origin, email)) }
}

/** A token that is not known is looked up as one that is. */
const token = 'x'.repeat(43)
const refused = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('A token that does not exist was taken')),
    (error) => (error instanceof ApiError && error.code === 'invalid_token' ? null : Promise.reject(error)),
  )

/** Every call of the API; or why one is not measured. */
export const calls: Record<EndpointName, Prepare | string> = {
  logIn: async (site) => {
    const { email, client } = await newcomer(site)
    return () => client.logIn({ body: { username: email, password } })
  },
  testToken:
    ({ member }) =>
    () =>
      member.testToken(),
  recoverPassword: async (site) => {
    const { email, client } = await newcomer(site)
    return () => client.recoverPassword({ email })
  },
  recoveryMailPreview:
    ({ operator, email }) =>
    () =>
      operator.recoveryMailPreview({ email }),
  resetPassword:
    ({ member }) =>
    () =>
      refused(member.resetPassword({ body: { token, new_password: password } })),
  checkResetToken:
    ({ member }) =>
    () =>
      refused(member.checkResetToken({ body: { token } })),
  signUp: ({ member, next }) => {
    const body = { email: `new-${next()}@example.sg`, password }
    return () => member.signUp({ body })
  },
  confirmSignUp:
    ({ member }) =>
    () =>
      refused(member.confirmSignUp({ token })),
  finishSignUp:
    ({ member }) =>
    () =>
      refused(member.finishSignUp({ body: { token, new_password: password } })),
  startSignUpSession:
    ({ member }) =>
    () =>
      refused(member.startSignUpSession({ body: { token, browser_secret: 'a'.repeat(64) } })),
  resendConfirmation: ({ member, next }) => {
    const body = { email: `nobody-${next()}@example.sg` }
    return () => member.resendConfirmation({ body })
  },
  me:
    ({ member }) =>
    () =>
      member.me(),
  updateMe: ({ member, next }) => {
    const body = { full_name: `Ann ${'x'.repeat(next() % 20)}` }
    return () => member.updateMe({ body })
  },
  updatePassword: async (site) => {
    const { client } = await newcomer(site)
    return () => client.updatePassword({ body: { current_password: password, new_password: 'another quiet harbour' } })
  },
  exportAccount:
    ({ member }) =>
    () =>
      member.exportAccount(),
  deleteAccount: async (site) => {
    const { client } = await newcomer(site)
    await client.consumeCredits({ body: { profile: exampleProfile } })
    return () => client.deleteAccount({ body: { password } })
  },
  users:
    ({ operator }) =>
    () =>
      operator.users(),
  logOut: async (site) => (await newcomer(site)).client.logOut,
  logOutEverywhere: async (site) => (await newcomer(site)).client.logOutEverywhere,
  sessions:
    ({ member }) =>
    () =>
      member.sessions(),
  endSession: async (site) => {
    const { client } = await newcomer(site)
    const id = (await client.sessions()).data[0]?.id ?? ''
    return () => client.endSession({ id })
  },
  draftKeys:
    ({ member }) =>
    () =>
      member.draftKeys(),
  consumeCredits: ({ member, next }) => {
    const body = { profile: otherPay(next()) }
    return () => member.consumeCredits({ body })
  },
  consumeSupercredits: ({ member, next }) => {
    const body = { profile: otherPay(next()) }
    return () => member.consumeSupercredits({ body })
  },
  creditRecords:
    ({ member }) =>
    () =>
      member.creditRecords(),
  createCreditRecord: async ({ member, next }) => {
    const { session_id, url } = await member.createCheckoutSession1({ body: { quantity: 1 + (next() % 10) } })
    await fetch(`${url}/complete`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
    return () => member.createCreditRecord({ body: { checkout_session_id: session_id } })
  },
  createCheckoutSession1: async (site) => {
    const { client } = await newcomer(site)
    return () => client.createCheckoutSession1({ body: { quantity: 1 } })
  },
  createCheckoutSession2: async (site) => {
    const { client } = await newcomer(site)
    return () => client.createCheckoutSession2({ body: { quantity: 1 } })
  },
  webhook: 'only the provider signs it; it grants as createCreditRecord does',
  purchases:
    ({ member }) =>
    () =>
      member.purchases(),
  purchase:
    ({ member, purchase_id: id }) =>
    () =>
      member.purchase({ id }),
  nameReceipt: ({ member, purchase_id: id, next }) => {
    const name = `Company ${next()}`
    return () => member.nameReceipt({ id, body: { name } })
  },
  refundPurchase: async ({ origin, token, member }) => {
    await buy(origin, token, '_1', 1)
    const id = (await member.purchases({ limit: 1 })).data[0]?.id ?? ''
    return () => member.refundPurchase({ id })
  },
  predict: ({ member, assessment_id, next }) => {
    const changes = { work: { monthly_pay: 9_000 + next() } }
    return () => member.predict({ body: { assessment_id, changes } })
  },
  analyze: ({ member, assessment_id, next }) => {
    const changes = { work: { monthly_pay: 9_000 + next() } }
    return () => member.analyze({ body: { assessment_id, changes } })
  },
  assessments:
    ({ member }) =>
    () =>
      member.assessments(),
  assessment:
    ({ member, assessment_id: id }) =>
    () =>
      member.assessment({ id }),
  sharpen: ({ member, corrected_id: id, next }) => {
    const body = { profile: otherPay(next()) }
    return () => member.sharpen({ id, body })
  },
  assessmentVersion:
    ({ member, assessment_id: id }) =>
    () =>
      member.assessmentVersion({ id, number: '1' }),
  labelAssessment: ({ member, assessment_id: id, next }) => {
    const label = `Plan ${next()}`
    return () => member.labelAssessment({ id, body: { label } })
  },
  deleteAssessment: async ({ member, next }) => {
    const { assessment_id: id } = await member.consumeCredits({ body: { profile: otherPay(next()) } })
    return () => member.deleteAssessment({ id })
  },
  generateReport: ({ member, assessment_id, next }) => {
    const label = `Number ${next()}`
    return () => member.generateReport({ body: { assessment_id, language: 'en', label } })
  },
  drawAnswer:
    ({ member, assessment_id }) =>
    () =>
      member.drawAnswer({ body: { assessment_id, language: 'en' } }),
  sendReport:
    ({ member, assessment_id }) =>
    () =>
      member.sendReport({ body: { assessment_id, language: 'en' } }),
  mailUploadedReport:
    ({ member, report }) =>
    () =>
      member.mailUploadedReport({ report_pdf: report.file }),
  reports:
    ({ member }) =>
    () =>
      member.reports(),
  reportFile:
    ({ member, report: { sha256 } }) =>
    () =>
      member.reportFile({ sha256 }),
  verifyReport:
    ({ member, report: { sha256 } }) =>
    () =>
      member.verifyReport({ sha256 }),
  reportOutcome:
    ({ member, assessment_id }) =>
    () =>
      member.reportOutcome({ body: { assessment_id, outcome: 'waiting', applied: '2026-01', consent: true } }),
  takeBackOutcome: async ({ member, assessment_id }) => {
    await member.reportOutcome({ body: { assessment_id, outcome: 'waiting', applied: '2026-01', consent: true } })
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
