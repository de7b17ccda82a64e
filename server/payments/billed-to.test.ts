import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from './testing/shop.ts'

describe('the name on a receipt', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const put = (token: string, id: string, name: unknown) =>
    shop.request('POST', `/payment/purchases/${id}/billed-to`, { token, body: { name } })
  const bought = async () => {
    const { token, id } = await shop.newUser()
    const { purchaseId } = await shop.buy(token)
    return { token, userId: id, id: purchaseId }
  }

  it('a company’s name is on the receipt, and the one before it stays on record', async () => {
    const { token, id } = await bought()
    const first = { name: 'Tan & Söhne (Asia) Pte. Ltd.', set_at: shop.clock.now().toISOString() }
    expect((await put(token, id, `  ${first.name} `)).json().billed_to).toEqual([first])
    expect((await put(token, id, first.name)).json().billed_to).toEqual([first])
    shop.clock.pass(60)
    const second = { name: '新加坡咨询私人有限公司', set_at: shop.clock.now().toISOString() }
    expect((await put(token, id, second.name)).json().billed_to).toEqual([first, second])
    expect((await put(token, id, null)).json().billed_to).toHaveLength(3)
    const exported = (await shop.request('GET', '/users/me/export', { token })).json().purchases[0]
    expect(exported.billed_to).toEqual((await shop.loadPurchase(token, id)).billed_to)
  })

  it.each([
    ['empty', '   '],
    ['too long', 'x'.repeat(121)],
    ['two lines', 'A\nB'],
    ['a turn of direction', 'A\u202eB'],
    ['a NUL', 'A\0B'],
    ['an invisible character', 'A\u200bB'],
    ['no text', 7],
    ['absent', undefined],
  ])('a name on a receipt that is %s is refused with 422 at its field, and nothing is written', async (_, name) => {
    const { token, id } = await bought()
    const answer = await put(token, id, name)
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'name']])
    expect((await shop.loadPurchase(token, id)).billed_to).toEqual([])
  })

  it('a name on a receipt is kept as text, whatever it looks like', async () => {
    const { token, id } = await bought()
    for (const name of ['<img src=x onerror=alert(1)>', "'; drop table purchase; --", '{{token}} {{{x}}}'])
      expect((await put(token, id, name)).json().billed_to.at(-1).name).toBe(name)
  })

  it('naming another’s or a missing receipt is 404, and an unpaid purchase 409', async () => {
    const [{ id }, stranger] = [await bought(), await shop.newUser()]
    expect((await put(stranger.token, id, 'A')).statusCode).toBe(404)
    expect((await put(stranger.token, '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a99', 'A')).statusCode).toBe(404)
    const { purchase_id } = (await shop.open(stranger.token)).json()
    const answer = await put(stranger.token, purchase_id, 'A')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_paid'])
  })

  it('the name on a receipt can be changed ten times, also when all are sent at once', async () => {
    const { token, id } = await bought()
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => put(token, id, `Company ${index}`)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([...Array(10).fill(200), ...Array(4).fill(409)])
    expect((await shop.loadPurchase(token, id)).billed_to).toHaveLength(10)
  })

  it('the names on receipts go with the account, and the purchase stays', async () => {
    const { token, id, userId } = await bought()
    await put(token, id, 'Ann Tan, sole proprietor')
    await shop.db.deleteFrom('app_user').where('id', '=', userId).execute()
    const left = await shop.db.selectFrom('purchase_billed_to').selectAll().where('purchase_id', '=', id).execute()
    expect(left).toEqual([])
    expect(await shop.readRows(userId)).toHaveLength(1)
  })
})
