import { randomUUID } from 'node:crypto'
import type { Language, Profile } from '@settlesg/contract'
import { type Client, createClient } from '@settlesg/contract/client'

interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
  attachments: { name: string; sha256: string }[]
}

export const password = 'a quiet harbour'
export const newAddress = () => `person-${randomUUID()}@example.sg`

/** The API as one person uses it; `token` is null for a visitor. */
export const clientOf = (url: string, token: string | null = null): Client =>
  createClient({ baseUrl: `${url}/api/v1`, token: () => token, onSessionEnd: () => {} })

/** The mails to one address, newest first, as soon as there are `count` of them. */
export async function mailsTo(url: string, address: string, count = 1, withinMs = 120_000): Promise<Mail[]> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const response = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(address)}`)
    const mails = (await response.json()) as Mail[]
    if (mails.length >= count) return mails
    if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails after ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The token in the first link of the newest mail. */
export async function mailedToken(url: string, address: string): Promise<string> {
  const [mail] = await mailsTo(url, address)
  const link = mail?.links.find((candidate) => candidate.includes('token='))
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

/** Signs up, confirms by mail and signs in: a person with one credit. */
export async function newUser(
  url: string,
  language: Language = 'en',
): Promise<{ email: string; token: string; client: Client }> {
  const visitor = clientOf(url)
  const email = newAddress()
  await visitor.signUp({ body: { email, password, language } })
  await visitor.confirmSignUp({ token: await mailedToken(url, email) })
  const { access_token: token } = await visitor.logIn({ body: { username: email, password } })
  return { email, token, client: clientOf(url, token) }
}

/** The short form of an assessment's id that stands in addresses. */
export const referenceOf = (assessmentId: string): string =>
  Buffer.from(assessmentId.replaceAll('-', ''), 'hex').toString('base64url')

/** Someone with an assessment, and the reference that names it in addresses. */
export async function newAssessor(url: string, profile: Profile, language?: Language) {
  const person = await newUser(url, language)
  const { assessment_id } = await person.client.consumeCredits({ body: { profile } })
  return { ...person, assessment_id, reference: referenceOf(assessment_id) }
}
