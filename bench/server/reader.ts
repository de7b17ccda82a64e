import { setTimeout as wait } from 'node:timers/promises'
import { exampleProfile, withPay } from '@settlesg/model/testing'

export const password = 'a quiet harbour'

/** Signs up and in; answers with the token. */
export async function signUp(origin: string, email: string): Promise<string> {
  await call(origin, '/users/signup', { body: { email, password } })
  const asked = { method: 'POST', body: new URLSearchParams({ username: email, password }) }
  const { access_token }: { access_token: string } = await read(fetch(`${origin}/api/v1/login/access-token`, asked))
  return access_token
}

/** Buys in the sandbox: `_1` are packs of credits, `_2` of supercredits. Resolves once they are there. */
export async function buy(origin: string, token: string, pack: '_1' | '_2', quantity: number): Promise<void> {
  const before = await unitsOf(origin, token)
  const opened = call(origin, `/payment/create-checkout-session${pack}`, { token, body: { quantity } })
  const { url }: { url: string } = await read(opened)
  await fetch(`${url}/complete`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
  // The webhook of the payment takes its moment.
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await unitsOf(origin, token)) > before) return
    await wait(100)
  }
  throw new Error('A payment in the sandbox never arrived')
}

async function unitsOf(origin: string, token: string): Promise<number> {
  const me = fetch(`${origin}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
  const { credits, supercredits }: { credits: number; supercredits: number } = await read(me)
  return credits + supercredits
}

/** Signs up, pays and unlocks: someone with an analysis. The server must not ask to confirm addresses. */
export async function newReader(
  origin: string,
  email = 'reader@example.sg',
): Promise<{ token: string; assessment_id: string }> {
  const token = await signUp(origin, email)
  await buy(origin, token, '_2', 1)
  const unlocked = call(origin, '/credit/user-consume-supercredits', { token, body: { profile: exampleProfile } })
  const { assessment_id }: { assessment_id: string } = await read(unlocked)
  return { token, assessment_id }
}

export const charge = (origin: string, token: string, number: number): Promise<void> =>
  ok(call(origin, '/credit/user-consume-credits', { token, body: { profile: withPay(8_000 + number) } }))

/** Reads an answer to its end. Throws where it is no success. */
async function ok(call: Promise<Response>): Promise<void> {
  const answer = await call
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
}

const read = async (answer: Promise<Response>) => JSON.parse(await (await answer).text())

const call = (origin: string, path: string, { token, body }: { token?: string; body: object }) =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
