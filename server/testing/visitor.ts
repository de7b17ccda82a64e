import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { withPay } from '@settlesg/model/testing'
import { localhostCertificate } from '../mail/testing/smtp-stub.ts'
import { eventually } from './eventually.ts'
import type { Site } from './site.ts'

/** Status 0 where the connection failed, with its error as `body`. */
export interface Answered {
  call: string
  status: number
  body: string
  ms: number
  /** As `performance.now()` says. */
  startedAt: number
}

interface Call {
  token?: string
  json?: object
  form?: Record<string, string>
}

const ca = readFileSync(localhostCertificate)
const password = 'a quiet harbour'

export type Visitor = ReturnType<typeof newVisitor>

/** From its own address in 127.0.0.0/8, by connections that are kept. */
export function newVisitor({ port }: Pick<Site, 'port'>, number: number, onAnswer: (answered: Answered) => void) {
  const localAddress = `127.1.${Math.floor(number / 250)}.${1 + (number % 250)}`
  const agent = new Agent({ keepAlive: true, localAddress, ca, servername: 'localhost' })
  const call = async (method: string, path: string, { token, json, form }: Call = {}): Promise<Answered> => {
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : ''
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
    const headers = {
      host: `localhost:${port}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    }
    const startedAt = performance.now()
    const answer = await new Promise<Pick<Answered, 'status' | 'body'>>((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, body: String(error) })
      request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) =>
        response.toArray().then((chunks) => {
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
        }, fail),
      )
        .on('error', fail)
        .end(body)
    })
    const answered = { call: `${method} ${path}`, ...answer, ms: performance.now() - startedAt, startedAt }
    onAnswer(answered)
    return answered
  }
  return {
    api: (method: string, path: string, options?: Call) => call(method, `/api/v1${path}`, options),
    call,
    close: () => agent.destroy(),
  }
}

/** Signs up, follows the link of the mail, and signs in. */
export async function newMember(site: Site, number: number, onAnswer: (answered: Answered) => void) {
  const visitor = newVisitor(site, number, onAnswer)
  const email = `person-${number}@example.sg`
  await visitor.api('POST', '/users/signup', { json: { email, password } })
  const link = await eventually(() => {
    const mail = site.mails.accepted.find(({ recipients }) => recipients.includes(email))
    // Quoted-printable: long lines are folded by "=", and "=" is "=3D".
    const token = /token=([\w-]+)/.exec(mail?.raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '')?.[1]
    if (!token) throw new Error(`${email} got no link`)
    return token
  }, 60_000)
  await visitor.api('GET', `/users/signup/confirm?token=${link}`)
  let token = ''
  /** Only the last 20 sessions last. */
  const signIn = async () => {
    const answered = await visitor.api('POST', '/login/access-token', { form: { username: email, password } })
    if (answered.status === 200) token = JSON.parse(answered.body).access_token
    return answered
  }
  await signIn()
  const api = (method: string, path: string, json?: object) =>
    visitor.api(method, path, { token, ...(json && { json }) })
  let charges = 0
  return {
    ...visitor,
    signIn,
    api,
    /** `_1` is credits, `_2` supercredits. Resolves once they are there. */
    async buy(pack: '_1' | '_2', quantity: number) {
      const unit = pack === '_1' ? 'credits' : 'supercredits'
      const units = async () => JSON.parse((await api('GET', '/users/me')).body)[unit]
      const before = await units()
      const { url } = JSON.parse((await api('POST', `/payment/create-checkout-session${pack}`, { quantity })).body)
      await visitor.call('POST', `${new URL(url).pathname}/complete`, { form: { outcome: 'paid' } })
      await eventually(async () => {
        if ((await units()) === before) throw new Error('The payment has not arrived')
      })
    },
    /** Answers that were never charged before. */
    freshAnswers() {
      charges += 1
      return withPay(8_000 + charges)
    },
  }
}
