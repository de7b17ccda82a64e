import { createClient } from '@settlesg/contract/client'
import { expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { openShop } from './testing/shop.ts'
import { eventText } from './testing/webhooks.ts'

const shop = beforeTests(() => openShop())

it('the webhook called through the typed client grants what was paid', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await shop.newUser()
  const { sessionId } = await shop.pay(token)
  const client = createClient({
    baseUrl: `${origin}/api/v1`,
    token: () => token,
    onSessionEnd: () => {},
  })
  const body = eventText({ type: 'checkout.session.completed', object: { id: sessionId } })
  const signature = shop.sign(body)
  await expect(client.webhook({ 'Stripe-Signature': `${signature}0`, body })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_signature',
  })
  expect(await client.webhook({ 'Stripe-Signature': signature, body })).toEqual({ received: true })
  const { data } = await client.creditRecords({})
  expect(data[0]).toMatchObject({ reason: 'purchase', unit: 'credit', delta: 3 })
})
