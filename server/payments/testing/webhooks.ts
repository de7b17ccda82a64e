import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

export interface EventParts {
  type: string
  object: object
  id?: string
}

/** The text of an event as the provider writes it. */
export const eventText = ({ type, object, id = `evt_${randomUUID().replaceAll('-', '')}` }: EventParts): string =>
  JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2)

/** The header that the SDK itself would accept for this text. */
export const signatureFor = (payload: string, at: Date, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })
