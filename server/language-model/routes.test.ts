import { type Language, languageModelAgreement, languages } from '@settlesg/contract'
import { type LanguageModelSandbox, startLanguageModelSandbox } from '@settlesg/language-model-sandbox'
import { type Manner, manners } from '@settlesg/language-model-sandbox/manners'
import { exampleProfile } from '@settlesg/model/testing'
import { formatMonth } from '@settlesg/wording'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let sandbox: LanguageModelSandbox
let test: TestApp
let off: TestApp
let person: Awaited<ReturnType<TestApp['newUser']>>
let id: string
const settingsOf = ({ baseUrl, apiKey }: LanguageModelSandbox) => ({
  AI_BASE_URL: baseUrl,
  AI_API_KEY: apiKey,
  AI_MODEL: 'sandbox',
  AI_PROVIDER_NAME: 'Sandbox',
  AI_PROVIDER_COUNTRY: 'SG',
  // A busy machine must not take an honest answer for silence.
  AI_TIMEOUT_SECONDS: '5',
  AI_CALLS_A_DAY: '8',
})
beforeAll(async () => {
  sandbox = await startLanguageModelSandbox()
  test = await startTestApp(settingsOf(sandbox))
  off = await startTestApp()
})
afterAll(async () => {
  await test.close()
  await off.close()
  await sandbox.close()
})
const assess = async (app: TestApp, token: string): Promise<string> =>
  (await app.request('POST', '/credit/user-consume-credits', { token, body: { profile: exampleProfile } })).json()
    .assessment_id
beforeEach(async () => {
  person = await test.newUser()
  id = await assess(test, person.token)
  sandbox.behave('honest')
  sandbox.calls.length = 0
})
// A provider that failed is left alone for a minute.
afterEach(() => test.clock.pass(61))

const body = (language: Language = 'en', assessment_id = id) => ({
  assessment_id,
  language,
  agreed_to: languageModelAgreement,
})
const ask = (language?: Language, { token } = person, app = test) =>
  app.request('POST', '/language-model/reword', { token, body: body(language) })
/** How many agreements the person's own data has. */
async function agreements(): Promise<number> {
  const { security_events } = (await test.request('GET', '/users/me/export', { token: person.token })).json()
  return security_events.filter(({ event }: { event: string }) => event === 'language_model_agreed').length
}
interface Sentence {
  text: string
  claims: string[]
  written_by: 'rules' | 'language_model'
}
const sentencesOf = (answer: Awaited<ReturnType<typeof ask>>): Sentence[] =>
  answer.json().paragraphs.flatMap(({ sentences }: { sentences: Sentence[] }) => sentences)

describe('POST /language-model/reword', () => {
  it.each(languages)('POST /language-model/reword answers 200: the case in other words, in %s', async (language) => {
    const answer = await ask(language)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().answered).toBe(true)
    const sentences = sentencesOf(answer)
    const reworded = sentences.filter(({ written_by }) => written_by === 'language_model')
    expect(reworded.length).toBeGreaterThan(sentences.length / 2)
    for (const { text, claims } of reworded) {
      expect(text).toMatch(language === 'zh' ? /^换句话说，/ : /^In short: /)
      expect(claims.length).toBeGreaterThan(0)
    }
  })

  it.each(languages)('no lie of the model reaches the page, however it lies or fails, in %s', async (language) => {
    const honest = sentencesOf(await ask(language)).map(({ text }) => text)
    for (const manner of manners.filter((each) => each !== 'honest')) {
      sandbox.behave(manner)
      const liar = await test.newUser()
      const own = await assess(test, liar.token)
      const answer = await test.request('POST', '/language-model/reword', {
        token: liar.token,
        body: body(language, own),
      })
      expect([manner, answer.statusCode]).toEqual([manner, 200])
      const shown = sentencesOf(answer)
      const lies = shown.filter(({ text, written_by }) => written_by === 'language_model' && !honest.includes(text))
      expect([manner, lies]).toEqual([manner, []])
      expect([manner, shown.length]).toEqual([manner, honest.length])
      const mayHaveTruth: readonly Manner[] = ['endless', 'cut_off', 'slow_drip', 'repeats_the_first']
      if (!mayHaveTruth.includes(manner)) expect([manner, answer.json().answered]).toEqual([manner, false])
      test.clock.pass(61)
    }
  })

  it('what is sent has no address, name, id or month of birth', async () => {
    await test.request('PATCH', '/users/me', { token: person.token, body: { full_name: 'Ng Wei Ling' } })
    for (const language of languages) await ask(language)
    const sent = JSON.stringify(sandbox.calls)
    expect(sandbox.calls).toHaveLength(2)
    const { birth_month } = exampleProfile.you
    for (const secret of [
      person.email,
      'Ng Wei Ling',
      person.id,
      id,
      birth_month,
      formatMonth(birth_month, 'en'),
      formatMonth(birth_month, 'zh'),
    ])
      expect(sent).not.toContain(secret)
  })

  it('the log has sizes, times and verdicts of a call, and neither its content nor the key', async () => {
    const before = test.logLines.length
    sandbox.behave('wrong_number')
    const [first] = sentencesOf(await ask())
    const lines = test.logLines.slice(before)
    const line = lines.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'language model')
    expect(line).toMatchObject({ task: 'reword', outcome: 'answered', taken: 0, sent: expect.any(Number) })
    expect(Object.keys(line.refused)).toContain('number')
    expect(lines.join()).not.toContain(sandbox.apiKey)
    expect(lines.join()).not.toContain(first?.text)
  })

  it('the agreement to each call is on record, and part of what the person downloads', async () => {
    await ask()
    expect(await agreements()).toBe(1)
  })

  it('what was not sent is on no record, and takes nothing off the calls of a day', async () => {
    sandbox.behave('error_500')
    for (let call = 0; call < 5; call += 1) await ask()
    expect([sandbox.calls.length, await agreements()]).toEqual([3, 3])
    test.clock.pass(61)
    sandbox.behave('honest')
    for (let call = 0; call < 6; call += 1) await ask()
    expect([sandbox.calls.length, await agreements()]).toEqual([8, 8])
  })

  it('POST /language-model/reword answers 429 after the calls of a day of everybody together', async () => {
    const few = await startTestApp({ ...settingsOf(sandbox), AI_CALLS_A_DAY_IN_ALL: '3' })
    const people = [await few.newUser(), await few.newUser()] as const
    const statuses: number[] = []
    for (const { token } of [...people, ...people]) {
      const assessment = await assess(few, token)
      const answer = await few.request('POST', '/language-model/reword', { token, body: body('en', assessment) })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(sandbox.calls).toHaveLength(3)
    await few.close()
  })

  it('a provider that failed three times in a row is left alone for a minute, then asked again', async () => {
    sandbox.behave('error_500')
    for (let call = 0; call < 5; call += 1) expect((await ask()).json().answered).toBe(false)
    expect(sandbox.calls).toHaveLength(3)
    test.clock.pass(61)
    sandbox.behave('honest')
    expect((await ask()).json().answered).toBe(true)
    expect((await ask()).json().answered).toBe(true)
  })

  it('POST /language-model/reword answers 429 after the calls of a day, and again the day after', async () => {
    for (let call = 0; call < 8; call += 1) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_rewordings'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(sandbox.calls).toHaveLength(8)
    test.clock.pass(86_400)
    const again = await test.logIn(person.email)
    expect((await ask('en', { ...person, token: again })).statusCode).toBe(200)
  })

  it('POST /language-model/reword answers 503 where no language model is in use', async () => {
    const own = await off.newUser()
    const answer = await off.request('POST', '/language-model/reword', {
      token: own.token,
      body: body('en', await assess(off, own.token)),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'language_model_off'])
  })

  it('POST /language-model/reword answers 422 without the agreement that is asked for now', async () => {
    for (const agreed_to of [undefined, 'case-0', true])
      expect(
        (
          await test.request('POST', '/language-model/reword', {
            token: person.token,
            body: { assessment_id: id, language: 'en', agreed_to },
          })
        ).statusCode,
      ).toBe(422)
    expect(sandbox.calls).toHaveLength(0)
  })

  it('POST /language-model/reword answers 401 to a visitor, 404 of another’s case', async () => {
    const visitor = await test.request('POST', '/language-model/reword', { body: body() })
    expect(visitor.statusCode).toBe(401)
    expect((await ask('en', await test.newUser())).statusCode).toBe(404)
    expect(sandbox.calls).toHaveLength(0)
  })
})
