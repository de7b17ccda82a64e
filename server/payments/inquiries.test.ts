import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../credits/invariants.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { refreshUndecided } from './reconcile.ts'

/* With the SDK and the sandbox in between: the statuses of a dispute are the provider's own. */

describe('an inquiry of the bank', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  async function buy() {
    const { id, token } = await test.newUser()
    const path = '/payment/create-checkout-session_1'
    const { session_id, purchase_id } = (await test.request('POST', path, { token, body: { quantity: 1 } })).json()
    await test.sandbox.complete(session_id, 'paid')
    await test.sandbox.deliver()
    const { purchases } = await test.sandbox.overview()
    const charge = purchases.find(({ session }) => session.id === session_id)?.charge?.id ?? ''
    const now = async () => ({
      ...(await test.request('GET', `/payment/purchases/${purchase_id}`, { token })).json(),
      credits: (await test.request('GET', '/users/me', { token })).json().credits,
    })
    const openInquiry = async () => (await test.sandbox.openDispute(charge, 'inquiry'))?.id ?? ''
    const refund = () => test.request('POST', `/payment/purchases/${purchase_id}/refund`, { token })
    return { id, now, openInquiry, refund }
  }

  it('an inquiry moves no credits, and a refund of its purchase closes it', async () => {
    const { now, openInquiry, refund } = await buy()
    const inquiry = await openInquiry()
    await test.sandbox.deliver()
    expect(await now()).toMatchObject({ credits: 4, refundable: 'yes', disputed: false })
    await test.sandbox.moveDispute(inquiry, 'warning_under_review')
    await test.sandbox.deliver()
    expect(await now()).toMatchObject({ credits: 4, refundable: 'yes', disputed: false })
    expect((await refund()).json()).toMatchObject({ refund: { status: 'succeeded' }, refunded_cents: 900 })
    await test.sandbox.deliver()
    expect(await test.sandbox.moveDispute(inquiry, 'needs_response')).toBeNull()
    expect(await now()).toMatchObject({ credits: 1, disputed: false, refunded_cents: 900 })
    expect(await brokenInvariants(test.db)).toEqual([])
  })

  it('an inquiry that becomes a dispute takes the credits, which return only if it is won', async () => {
    for (const [outcome, credits] of [
      ['lost', 1],
      ['won', 4],
    ] as const) {
      const { now, openInquiry, refund } = await buy()
      const inquiry = await openInquiry()
      await test.sandbox.deliver()
      await test.sandbox.moveDispute(inquiry, 'needs_response')
      expect((await test.sandbox.deliver()).map(({ event }) => event.type)).toEqual([
        'charge.dispute.updated',
        'charge.dispute.funds_withdrawn',
      ])
      expect(await now()).toMatchObject({ credits: 1, refundable: 'already_refunded', disputed: true })
      expect((await refund()).json().code).toBe('already_refunded')
      await test.sandbox.moveDispute(inquiry, outcome)
      await test.sandbox.deliver()
      expect(await now()).toMatchObject({ credits, disputed: false })
    }
    expect(await brokenInvariants(test.db)).toEqual([])
  })

  it('an inquiry that is closed leaves everything as it was', async () => {
    const { now, openInquiry } = await buy()
    const inquiry = await openInquiry()
    await test.sandbox.moveDispute(inquiry, 'warning_closed')
    await test.sandbox.deliver()
    expect(await now()).toMatchObject({ credits: 4, refundable: 'yes', disputed: false })
  })

  it('an inquiry is followed by a job, also where no webhook says that it became a dispute', async () => {
    const { now, openInquiry } = await buy()
    const inquiry = await openInquiry()
    await test.sandbox.deliver()
    await test.sandbox.moveDispute(inquiry, 'needs_response')
    test.clock.pass(180)
    await refreshUndecided(test)
    expect(await now()).toMatchObject({ credits: 1, disputed: true })
  })

  it.each([
    ['warning_needs_response', 4],
    ['warning_under_review', 4],
    ['warning_closed', 4],
    ['prevented', 4],
    ['needs_response', 1],
    ['under_review', 1],
    ['lost', 1],
    ['appeal_needs_response', 1],
    ['appeal_under_review', 1],
    ['won', 4],
    ['a_status_of_tomorrow', 1],
  ])('a dispute that the provider first tells of as %s leaves %i credits', async (status, credits) => {
    const { now, openInquiry } = await buy()
    const inquiry = await openInquiry()
    test.sandbox.store.edit(inquiry, { status })
    await test.sandbox.deliver()
    expect(await now()).toMatchObject({ credits })
    expect(await brokenInvariants(test.db)).toEqual([])
  })
})
