import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

export interface EventParts {
  type: string
  object: object
  id?: string
}

export const eventText = ({ type, object, id = `evt_${randomUUID().replaceAll('-', '')}` }: EventParts): string =>
  JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2)

export const signatureFor = (payload: string, at: Date, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })
