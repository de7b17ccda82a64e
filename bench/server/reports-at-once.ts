import { setTimeout as wait } from 'node:timers/promises'
import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { number, type Report } from '../report.ts'
import { pacedP99 } from './load.ts'
import { liveCall } from './rates.ts'
import type { Scene } from './scene.ts'

const people = 20
const mostMs = 50
const pace = { perSecond: 50, seconds: 5 }

/** P-13: while twenty people have their reports made by the one worker, everybody else is answered as ever. */
export async function benchReportsAtOnce(report: Report, scene: Scene): Promise<void> {
  const server = await scene.startOurs({ env: { EMAIL_CONFIRMATION: 'off' } })
  const readers = await Promise.all(Array.from({ length: people }, (_, index) => readerOf(server.origin, index)))
  const quiet = await pacedP99(server, liveCall, pace)
  const startedAt = performance.now()
  const [busy, ...printed] = await Promise.all([
    pacedP99(server, liveCall, pace),
    ...readers.map(async ({ token, assessment_id }) => {
      const language = 'en'
      const answer = await call(server.origin, '/users/generate-pr-report', {
        token,
        body: { assessment_id, language },
      })
      await answer.arrayBuffer()
      return { isMade: answer.ok, ms: performance.now() - startedAt }
    }),
  ])
  const last = Math.max(...printed.map(({ ms }) => ms))
  report.add({
    what: `P-13 99 of 100 GET /health/live while ${people} reports are made, ${scene.kind}`,
    figure: `${number(busy, 1)} ms`,
    goal: `goal ${mostMs} ms`,
    isMet: busy <= mostMs && printed.every(({ isMade }) => isMade),
    beside: `${number(quiet, 1)} ms without reports; the last report after ${number(last)} ms`,
  })
  await server.stop()
}

/** Somebody with an unlocked assessment. */
async function readerOf(origin: string, index: number) {
  const email = `reader-${index}@example.sg`
  const password = 'a quiet harbour'
  await call(origin, '/users/signup', { body: { email, password } })
  const form = new URLSearchParams({ username: email, password })
  const { access_token: token }: { access_token: string } = await read(call(origin, '/login/access-token', { form }))
  const opened = call(origin, '/payment/create-checkout-session_2', { token, body: { quantity: 1 } })
  const { url }: { url: string } = await read(opened)
  await fetch(`${url}/complete`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
  const profile: Profile = { ...exampleProfile, work: { ...exampleProfile.work, monthly_pay: 8_000 + index } }
  // The payment is told of by a webhook, which takes its moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    const unlocked = await call(origin, '/credit/user-consume-supercredits', { token, body: { profile } })
    const { assessment_id }: { assessment_id: string } = JSON.parse(await unlocked.text())
    if (unlocked.ok) return { token, assessment_id }
    await wait(100)
  }
  throw new Error('A payment in the sandbox never arrived')
}

const read = async (answer: Promise<Response>) => JSON.parse(await (await answer).text())

const call = (
  origin: string,
  path: string,
  { token, body, form }: { token?: string; body?: object; form?: URLSearchParams },
) =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: form ?? JSON.stringify(body),
  })
