import { type Language, languageModelAgreements, languages } from '@settlesg/contract'
import { type Answering, Status, startLanguageModelSandbox } from '@settlesg/language-model/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts'

const callsADay = 6
/** What an honest model says: of a question the passage on the fee first, and of a description what these words in it say. */
const honest: Answering = ({ question, text = '' }) =>
  question === undefined ? { answers: said.filter(({ words }) => text.includes(words)) } : { passages: ['rule:fee'] }
const said = [
  { question: 'route.pass', value: 'ep', words: 'EP' },
  { question: 'work.monthly_pay', value: 9500, words: '$9,500' },
  { question: 'work.monthly_pay', value: 9500, words: '月薪9500' },
  { question: 'family.marital_status', value: 'single', words: 'single' },
  { question: 'family.marital_status', value: 'single', words: '单身' },
]
const failing: Answering = () => new Status(500)
const silent: Answering = () => new Status(0)
const prose: Answering = () => 'Approval is guaranteed, see <b>https://evil.example</b>.'
const markup = '<img src=x onerror=alert(1)>'
const lying: Answering = ({ question }) =>
  question === undefined
    ? { answers: [...said, { question: 'you.religion', value: markup, words: markup }] }
    : { passages: [markup, 'rule:invented', 'rule:fee'] }
const sandbox = beforeTests(() => startLanguageModelSandbox(honest))
const test = beforeTests(() =>
  startTestApp({
    ...sandbox.settings,
    // A busy machine must not take an honest answer for silence.
    AI_TIMEOUT_SECONDS: '3',
    AI_CALLS_A_DAY: String(callsADay),
  }),
)
let person: TestPerson
beforeEach(async () => {
  person = await test.newUser()
  sandbox.behave(honest)
  sandbox.calls.length = 0
  test.logLines.length = 0
})

const questions = { en: 'How much is the application fee for PR?', zh: '申请永久居民的费用是多少？' }
const descriptions = {
  en: 'I am single, on an EP, and earn $9,500 a month.',
  zh: '我单身，持有 EP，月薪9500。',
}
const inUse = { model: 'sandbox', provider: 'Sandbox', country: 'SG' }
const agreed = (kind: keyof typeof languageModelAgreements) => ({ version: languageModelAgreements[kind], ...inUse })
const agreed_to = { passages: agreed('question'), proposals: agreed('description') }
const bodies = {
  passages: (language: Language, question = questions[language]) => ({
    question,
    language,
    agreed_to: agreed_to.passages,
  }),
  proposals: (language: Language, text = descriptions[language]) => ({
    text,
    language,
    agreed_to: agreed_to.proposals,
  }),
}
const tasks = ['passages', 'proposals'] as const
type Task = (typeof tasks)[number]
const post = (task: Task, body: object, token: string | null = person.token, app = test) =>
  app.request('POST', `/language-model/${task}`, { body, ...(token !== null && { token }) })
const ask = (task: Task, language: Language = 'en') => post(task, bodies[task](language))
/** The events that the person's own data has of this kind. */
async function agreements(): Promise<number> {
  await test.app.keepSecurityEvents()
  const { security_events } = (await test.request('GET', '/users/me/export', { token: person.token })).json()
  return security_events.filter(({ event }: { event: string }) => event === 'language_model_agreed').length
}
const languageModelLines = (app = test) => app.linesOf('language model')
const sent = () => JSON.stringify(sandbox.calls)
const each = tasks.flatMap((task) => languages.map((language) => [task, language] as const))
const unanswered = {
  passages: { answered: false, passages: [] },
  proposals: { answered: false, proposals: [] },
}
/** One more application for a test. */
async function open(settings: Record<string, string>) {
  const app = await startTestApp(settings)
  onTestFinished(app.close)
  return app
}
/** What these people are answered, one after the other. */
async function statusesOf(app: TestApp, tokens: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const token of tokens) statuses.push((await post('passages', bodies.passages('en'), token, app)).statusCode)
  return statuses
}

describe('POST /language-model/passages', () => {
  it.each(languages)(
    'POST /language-model/passages answers 200: the three passages that the search finds, as the model orders them, in %s',
    async (language) => {
      const given: string[] = []
      sandbox.behave(({ passages = [] }) => {
        given.push(...passages.map(({ id }) => id))
        return { passages: given.toReversed() }
      })
      const answer = await ask('passages', language)
      expect(answer.statusCode).toBe(200)
      expect(given).toHaveLength(3)
      expect(given[0]).toBe('rule:fee')
      expect(answer.json()).toEqual({ answered: true, passages: given.toReversed() })
    },
  )

  it('where the search finds nothing the model is not asked', async () => {
    const answer = await post('passages', bodies.passages('en', 'zzzz'))
    expect(answer.json()).toEqual({ answered: true, passages: [] })
    expect(sandbox.calls).toEqual([])
  })
})

describe('POST /language-model/proposals', () => {
  it.each(languages)(
    'POST /language-model/proposals answers 200: answers with the words that say so, in %s',
    async (language) => {
      const answer = await ask('proposals', language)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        answered: true,
        proposals: [
          { question: 'route.pass', value: 'ep', words: 'EP' },
          { question: 'work.monthly_pay', value: 9500, words: language === 'zh' ? '月薪9500' : '$9,500' },
          { question: 'family.marital_status', value: 'single', words: language === 'zh' ? '单身' : 'single' },
        ],
      })
    },
  )
})

it.each(tasks)('POST /language-model/%s answers 401 to a visitor, and asks nobody', async (task) => {
  expect((await post(task, bodies[task]('en'), null)).statusCode).toBe(401)
  expect(sandbox.calls).toEqual([])
})

it.each([
  ['passages', { agreed_to: undefined }],
  ['passages', { agreed_to: agreed('description') }],
  ['passages', { agreed_to: languageModelAgreements.question }],
  ['passages', { question: ' ' }],
  ['passages', { question: 'x'.repeat(301) }],
  ['proposals', { agreed_to: undefined }],
  ['proposals', { agreed_to: agreed('question') }],
  ['proposals', { text: '' }],
  ['proposals', { text: 'x'.repeat(4001) }],
] as const)('POST /language-model/%s answers 422 without text or the agreement of now: %j', async (task, changes) => {
  expect((await post(task, { ...bodies[task]('en'), ...changes })).statusCode).toBe(422)
  expect(sandbox.calls).toEqual([])
})

describe('a language model that lies or fails', () => {
  it.each(each)(
    'nothing of a model that lies comes back but ids and answers of ours: %s in %s',
    async (task, language) => {
      const before = (await ask(task, language)).json()
      sandbox.behave(lying)
      const answer = await ask(task, language)
      expect([answer.statusCode, answer.json()]).toEqual([200, before])
    },
  )

  it.each([
    ['writes prose', prose],
    ['answers 500', failing],
    ['answers 429', () => new Status(429)],
    ['is silent', silent],
  ] as const)('a model that %s costs nothing but the wait, and the next call is answered', async (_, conduct) => {
    for (const task of tasks) {
      sandbox.behave(conduct)
      const answer = await ask(task)
      expect([answer.statusCode, answer.json()]).toEqual([200, unanswered[task]])
      sandbox.behave(honest)
      expect((await ask(task)).json().answered).toBe(true)
    }
  })

  it.each(tasks)('where the person leaves, the call ends: %s', async (task) => {
    const listening = await open({ ...sandbox.settings, AI_TIMEOUT_SECONDS: '45' })
    const { token } = await listening.newUser()
    const origin = await listening.app.listen({ host: '127.0.0.1', port: 0 })
    sandbox.behave(silent)
    const leaving = new AbortController()
    const asked = fetch(`${origin}/api/v1/language-model/${task}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodies[task]('en')),
      signal: leaving.signal,
    })
    await vi.waitFor(() => expect(sandbox.calls).toHaveLength(1), 5_000)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await vi.waitFor(() => expect(languageModelLines(listening)).toMatchObject([{ task, outcome: 'left' }]), 5_000)
  })
})

describe('what goes to a language model', () => {
  it.each(tasks)(
    'POST /language-model/%s answers 409 where another model is in use than was agreed to, and nothing is sent or counted',
    async (task) => {
      const { agreed_to, ...rest } = bodies[task]('en')
      for (const change of [{ model: 'other' }, { provider: 'Other' }, { country: 'CN' }]) {
        const answer = await post(task, { ...rest, agreed_to: { ...agreed_to, ...change } })
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'language_model_changed'])
      }
      expect([sandbox.calls.length, await agreements()]).toEqual([0, 0])
      for (let call = 0; call < callsADay; call += 1) expect((await ask(task)).statusCode).toBe(200)
    },
  )

  it.each(tasks)(
    'what is sent has no number or address that identifies a person, and nothing of the account: %s',
    async (task) => {
      await test.request('PATCH', '/users/me', { token: person.token, body: { full_name: 'Ng Wei Ling' } })
      const typed = 'I am S1234567D, call 9123 4567 or ng.wl@mail.example. What is the fee? I earn $9,500.'
      const answer = await post(task, bodies[task]('en', typed))
      expect(answer.json().answered).toBe(true)
      expect(sandbox.calls).toHaveLength(1)
      expect(sent()).toContain('What is the fee? I earn $9,500.')
      for (const secret of ['1234567', '9123', 'ng.wl', person.email, 'Ng Wei Ling', person.id])
        expect(sent()).not.toContain(secret)
    },
  )

  it('a proposal is read from the covered text, so its words name no number that identifies', async () => {
    const { proposals } = (await post('proposals', bodies.proposals('en', 'S1234567D, single'))).json()
    expect(proposals).toEqual([{ question: 'family.marital_status', value: 'single', words: 'single' }])
  })

  it.each(tasks)('the agreement to a call is on record, and part of what the person downloads: %s', async (task) => {
    await ask(task)
    expect(await agreements()).toBe(1)
  })

  it.each(tasks)('the log has sizes and times of a call, and neither its content nor the key: %s', async (task) => {
    for (const conduct of [honest, prose, failing]) {
      sandbox.behave(conduct)
      await ask(task)
    }
    const size = task === 'passages' ? questions.en.length : descriptions.en.length
    expect(languageModelLines()).toMatchObject([
      { task, outcome: 'answered', sent: size, ms: expect.any(Number) },
      { task, outcome: 'failed', failure: 'UnusableAnswerError' },
      { task, outcome: 'failed', failure: 'InternalServerError' },
    ])
    const log = test.logLines.join()
    for (const secret of [sandbox.settings.AI_API_KEY, 'application fee', 'on an EP', '9,500', 'guaranteed', 'evil'])
      expect(log).not.toContain(secret)
  })
})

describe('how often a language model is asked', () => {
  it.each(tasks)(
    'POST /language-model/%s answers 429 after the calls of a day, to nobody else, and not the day after',
    async (task) => {
      for (let call = 0; call < callsADay; call += 1)
        expect((await ask(call % 2 ? 'passages' : task)).statusCode).toBe(200)
      const refused = await ask(task)
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_questions'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect([sandbox.calls.length, await agreements()]).toEqual([callsADay, callsADay])
      const { token } = await test.newUser()
      expect((await post(task, bodies[task]('en'), token)).statusCode).toBe(200)
      test.clock.pass(86_400)
      const again = await test.logIn(person.email)
      expect((await post(task, bodies[task]('en'), again)).statusCode).toBe(200)
    },
  )

  it('accounts of one mailbox by +tags have the calls of one person together', async () => {
    const limited = await open({ ...sandbox.settings, AI_CALLS_A_DAY: '2' })
    const people = [await limited.newUser('mei@example.sg'), await limited.newUser('mei+again@example.sg')]
    const tokens = people.map(({ token }) => token)
    expect(await statusesOf(limited, [...tokens, ...tokens])).toEqual([200, 200, 429, 429])
    expect(await statusesOf(limited, [(await limited.newUser('lim@example.sg')).token])).toEqual([200])
  })

  it('the calls of a day of everybody together have an end', async () => {
    const few = await open({ ...sandbox.settings, AI_CALLS_A_DAY_IN_ALL: '3' })
    const [{ token: one }, { token: other }] = [await few.newUser(), await few.newUser()]
    expect(await statusesOf(few, [one, other, one, other])).toEqual([200, 200, 200, 429])
    expect(sandbox.calls).toHaveLength(3)
  })

  it('of calls at the same time as many pass as everybody has together, and a refused one uses up nobody’s own', async () => {
    const few = await open({ ...sandbox.settings, AI_CALLS_A_DAY: '3', AI_CALLS_A_DAY_IN_ALL: '4' })
    const [one, other] = [await few.newUser(), await few.newUser()]
    const atOnce = async (token: string) =>
      (await Promise.all([1, 2, 3].map(() => statusesOf(few, [token])))).flat().toSorted()
    expect(await atOnce(one.token)).toEqual([200, 200, 200])
    few.clock.pass(43_200)
    expect(await atOnce(await few.logIn(other.email))).toEqual([200, 429, 429])
    few.clock.pass(43_201)
    // The day of everybody is over, that of the other is not.
    expect(await atOnce(await few.logIn(other.email))).toEqual([200, 200, 429])
  })

  it.each(tasks)(
    'POST /language-model/%s answers 503 where no language model is in use, and 429 after ten calls a minute',
    async (task) => {
      const off = await open({ RATE_LIMITS: 'on' })
      const { token } = await off.newUser()
      for (let call = 0; call < 10; call += 1) {
        const answer = await post(task, bodies[task]('en'), token, off)
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'language_model_off'])
      }
      expect((await post(task, bodies[task]('en'), token, off)).statusCode).toBe(429)
    },
  )
})

it('GET /site names the language model that is in use, and nothing of how it is reached', async () => {
  const answer = await test.app.inject('/api/v1/site')
  expect(answer.json().language_model).toEqual({ model: 'sandbox', provider: 'Sandbox', country: 'SG' })
  expect(answer.body).not.toContain(sandbox.settings.AI_API_KEY)
})
