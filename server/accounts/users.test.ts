import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'
import { demoAccount, ensureDemoAccount, ensureFirstSuperuser } from './first-accounts.ts'

describe('the list of accounts', () => {
  let t: TestApp
  let token: string
  const emails: string[] = []
  beforeAll(async () => {
    t = await startTestApp()
    const operator = await t.newUser('operator@example.sg')
    await t.db.updateTable('app_user').set({ is_superuser: true }).where('id', '=', operator.id).execute()
    token = operator.token
    emails.unshift(operator.email)
    // Two accounts a second: the time alone does not order them.
    for (let n = 0; n < 6; n += 1) {
      if (n % 2 === 0) t.clock.pass(1)
      const email = `person${n}@example.sg`
      await t.newUser(email)
      emails.unshift(email)
    }
    // Not an account yet, and in no list.
    await t.request('POST', '/users/signup', { body: { email: 'waiting@example.sg', password: testPassword } })
  })
  afterAll(() => t.close())

  const list = (query = '') => t.request('GET', `/users/${query}`, { token })
  const listed = async (query: string): Promise<string[]> =>
    (await list(query)).json().data.map(({ email }: { email: string }) => email)

  it('the list of accounts is shown whole to a superuser, newest first', async () => {
    const answer = await list()
    expect(answer.statusCode).toBe(200)
    const { data, count } = answer.json()
    expect(count).toBe(7)
    expect(data).toHaveLength(7)
    const times = data.map(({ created_at }: { created_at: string }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(data[6]).toMatchObject({ email: 'operator@example.sg', is_superuser: true, credits: 1, is_active: true })
    expect(data[0]).toMatchObject({ is_superuser: false, credits: 1, is_active: true })
    expect(answer.body).not.toMatch(/argon2|password/)
  })

  it('the list of accounts comes in pages that neither repeat nor leave out anybody', async () => {
    const all = await listed('')
    const pages = await Promise.all([0, 2, 4, 6].map((skip) => listed(`?skip=${skip}&limit=2`)))
    expect(pages.flat()).toEqual(all)
    expect(all.toSorted()).toEqual(emails.toSorted())
    expect((await list('?skip=100')).json()).toEqual({ data: [], count: 7 })
  })

  it('the list of accounts answers without the slash as well', async () => {
    expect((await t.request('GET', '/users', { token })).json()).toEqual((await list()).json())
  })

  it.each([
    ['skip=-1', 'skip', 'greater_than_equal'],
    ['limit=0', 'limit', 'greater_than_equal'],
    ['limit=201', 'limit', 'less_than_equal'],
    ['limit=ten', 'limit', 'int_parsing'],
    ['skip=1.5', 'skip', 'int_parsing'],
    ['skip=99999999999999999999', 'skip', 'int_parsing'],
  ])('the list of accounts answers 422 to %s', async (query, field, type) => {
    const answer = await list(`?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ type, loc: ['query', field] }])
  })
})

describe('accounts made at the start', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.close())

  const superuser = (firstSuperuser: { email: string; password: string } | null) =>
    ensureFirstSuperuser({ ...t, settings: { firstSuperuser } })
  const demo = (demoAccount: boolean) => ensureDemoAccount({ ...t, settings: { demoAccount } })
  const me = async (email: string, password: string) =>
    (await t.request('GET', '/users/me', { token: await t.logIn(email, password) })).json()

  it('at the start no account is made unless settings name it', async () => {
    await superuser(null)
    expect(await demo(false)).toBeNull()
    expect(await t.db.selectFrom('app_user').selectAll().execute()).toEqual([])
  })

  it('at the start the first superuser is made, once', async () => {
    const firstSuperuser = { email: 'Admin@Example.sg', password: 'first of many' }
    await superuser(firstSuperuser)
    await superuser({ ...firstSuperuser, password: 'not any more' })
    expect(await me('admin@example.sg', 'first of many')).toMatchObject({
      is_superuser: true,
      is_active: true,
      credits: 1,
    })
  })

  it('at the start no first superuser is made whose address is none', async () => {
    const firstSuperuser = { email: 'admin', password: 'first of many' }
    await expect(superuser(firstSuperuser)).rejects.toMatchObject({
      mistakes: ['FIRST_SUPERUSER must be a plain e-mail address'],
    })
  })

  it.each(['iloveyou', 'aaaaaaaaaaaa', 'SettleSG-2026', 'Singapore65', 'chief@example.sg'])(
    'at the start no first superuser is made with the password %s, which anybody could guess',
    async (password) => {
      const firstSuperuser = { email: 'chief@example.sg', password }
      await expect(superuser(firstSuperuser)).rejects.toMatchObject({
        mistakes: [expect.stringMatching(/^FIRST_SUPERUSER_PASSWORD is too easy to guess/)],
      })
    },
  )

  it('the start makes a demo account where it is wanted, with credit and known password', async () => {
    expect(await demo(true)).toEqual(demoAccount)
    const { email, password } = demoAccount
    expect(await me(email, password)).toMatchObject({ is_superuser: false, credits: 1 })
    const token = await t.logIn(email, password)
    await t.request('PATCH', '/users/me/password', {
      token,
      body: { current_password: password, new_password: 'something else' },
    })
    await demo(true)
    expect(await me(email, password)).toMatchObject({ credits: 1 })
  })

  it('the start closes a demo account that is not wanted, even in data from elsewhere', async () => {
    const { email, password } = demoAccount
    expect(await demo(false)).toBeNull()
    expect(await t.logIn(email, password)).toBeUndefined()
    await demo(true)
    expect(await t.logIn(email, password)).toEqual(expect.any(String))
  })
})
