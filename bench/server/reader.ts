import { setTimeout as wait } from 'node:timers/promises'
import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'

/** Signs up and in; answers with the token. */
export async function signUp(origin: string, email: string): Promise<string> {
  const password = 'a quiet harbour'
  await call(origin, '/users/signup', { body: { email, password } })
  const form = new URLSearchParams({ username: email, password })
  const { access_token }: { access_token: string } = await read(call(origin, '/login/access-token', { form }))
  return access_token
}

/** Signs up, pays in the sandbox and unlocks: somebody with an analysis. The server must not ask to confirm addresses. */
export async function newReader(origin: string, index: number): Promise<{ token: string; assessment_id: string }> {
  const token = await signUp(origin, `reader-${index}@example.sg`)
  const opened = call(origin, '/payment/create-checkout-session_2', { token, body: { quantity: 1 } })
  const { url }: { url: string } = await read(opened)
  await fetch(`${url}/complete`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
  const profile: Profile = { ...exampleProfile, work: { ...exampleProfile.work, monthly_pay: 8_000 + index } }
  // The webhook of the payment takes its moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    const unlocked = await call(origin, '/credit/user-consume-supercredits', { token, body: { profile } })
    const { assessment_id }: { assessment_id: string } = JSON.parse(await unlocked.text())
    if (unlocked.ok) return { token, assessment_id }
    await wait(100)
  }
  throw new Error('A payment in the sandbox never arrived')
}

const read = async (answer: Promise<Response>) => JSON.parse(await (await answer).text())

/** A POST to the API, with JSON or a form. */
export const call = (
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
