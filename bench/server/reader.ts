import { setTimeout as wait } from 'node:timers/promises'
import { exampleProfile } from '@settlesg/model/testing'
import { logIn } from './scene.ts'

/** Signs up and in; answers with the token. */
export async function signUp(origin: string, email: string): Promise<string> {
  const password = 'a quiet harbour'
  await call(origin, '/users/signup', { body: { email, password } })
  const { access_token }: { access_token: string } = await read(logIn(origin, { username: email, password }))
  return access_token
}

/** Signs up, pays in the sandbox and unlocks: somebody with an analysis. The server must not ask to confirm addresses. */
export async function newReader(origin: string): Promise<{ token: string; assessment_id: string }> {
  const token = await signUp(origin, 'reader@example.sg')
  const opened = call(origin, '/payment/create-checkout-session_2', { token, body: { quantity: 1 } })
  const { url }: { url: string } = await read(opened)
  await fetch(`${url}/complete`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
  // The webhook of the payment takes its moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    const unlocked = await call(origin, '/credit/user-consume-supercredits', {
      token,
      body: { profile: exampleProfile },
    })
    const { assessment_id }: { assessment_id: string } = JSON.parse(await unlocked.text())
    if (unlocked.ok) return { token, assessment_id }
    await wait(100)
  }
  throw new Error('A payment in the sandbox never arrived')
}

const read = async (answer: Promise<Response>) => JSON.parse(await (await answer).text())

/** A POST of JSON to the API. */
export const call = (origin: string, path: string, { token, body }: { token?: string; body: object }) =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
