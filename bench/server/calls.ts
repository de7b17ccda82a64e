import type { EndpointName } from '@settlesg/contract'
import { type Client, createClient } from '@settlesg/contract/client'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import type { Running } from '../../server/testing/process.ts'
import { buy, newReader, password, signUp } from './reader.ts'

/** A running server, and a person who has one of each thing. */
export interface Site {
  origin: string
  token: string
  member: Client
  assessment_id: string
  /** An assessment that is corrected again and again. */
  corrected_id: string
  report: { sha256: string }
  /** Another number each time. */
  next: () => number
}

const as = (origin: string, token: string): Client =>
  createClient({ baseUrl: `${origin}/api/v1`, token: () => token, onSessionEnd: () => {} })

/** Makes them. The server must not ask to confirm addresses. */
export async function openSite({ origin }: Running, email: string): Promise<Site> {
  const { token, assessment_id } = await newReader(origin, email)
  const member = as(origin, token)
  await buy(origin, token, '_1', 10)
  await buy(origin, token, '_2', 10)
  const { assessment_id: corrected_id } = await member.consumeCredits({ body: { profile: withPay(8_000) } })
  const report = await member.generateReport({ body: { assessment_id, language: 'en' } })
  await member.reportOutcome({ body: { assessment_id, ...waiting } })
  let count = 0
  const next = () => ++count
  return { origin, token, member, assessment_id, corrected_id, report, next }
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

const waiting = { outcome: 'waiting', applied: '2026-01', consent: true } as const

/** The calls whose rows are looked for among everybody's, or which read all of a person's. */
export const calls: Partial<Record<EndpointName, Prepare>> = {
  logIn: byNewcomer((client, username) => client.logIn({ body: { username, password } })),
  signUp: ready(({ member, next }) => member.signUp({ body: { email: `new-${next()}@example.sg`, password } })),
  me: ready(({ member }) => member.me()),
  exportAccount: ready(({ member }) => member.exportAccount()),
  deleteAccount: async (site) => {
    const { client } = await newcomer(site)
    await client.consumeCredits({ body: { profile: exampleProfile } })
    return () => client.deleteAccount({ body: { password } })
  },
  sessions: ready(({ member }) => member.sessions()),
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
  purchases: ready(({ member }) => member.purchases()),
  refundPurchase: async ({ origin, token, member }) => {
    await buy(origin, token, '_1', 1)
    const id = (await member.purchases({ limit: 1 })).data[0]?.id ?? ''
    return () => member.refundPurchase({ id })
  },
  analyze: ready(({ member, assessment_id, next }) =>
    member.analyze({ body: { assessment_id, changes: { work: { monthly_pay: 9_000 + next() } } } }),
  ),
  assessments: ready(({ member }) => member.assessments()),
  assessment: ready(({ member, assessment_id: id }) => member.assessment({ id })),
  sharpen: ready(({ member, corrected_id: id, next }) =>
    member.sharpen({ id, body: { profile: withPay(8_000 + next()) } }),
  ),
  deleteAssessment: async ({ member, next }) => {
    const { assessment_id: id } = await member.consumeCredits({ body: { profile: withPay(8_000 + next()) } })
    return () => member.deleteAssessment({ id })
  },
  generateReport: ready(({ member, assessment_id, next }) =>
    member.generateReport({ body: { assessment_id, language: 'en', label: `Number ${next()}` } }),
  ),
  sendReport: ready(({ member, assessment_id }) => member.sendReport({ body: { assessment_id, language: 'en' } })),
  reports: ready(({ member }) => member.reports()),
  verifyReport: ready(({ member, report: { sha256 } }) => member.verifyReport({ sha256 })),
  reportOutcome: ready(({ member, assessment_id }) => member.reportOutcome({ body: { assessment_id, ...waiting } })),
}

/** Those that a person may do only so often, or that a purchase or a credit must come before. */
export const scarce = new Set<EndpointName>([
  'consumeCredits',
  'consumeSupercredits',
  'deleteAssessment',
  'sharpen',
  'createCreditRecord',
  'refundPurchase',
  'generateReport',
  'sendReport',
])
