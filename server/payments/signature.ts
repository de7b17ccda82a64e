import Stripe from 'stripe'
import * as z from 'zod/mini'
import { InvalidSignatureError, UnknownEventError } from './provider.ts'

/** How old, or how far ahead of our clock, a signature may be. */
const toleranceSeconds = 300

/**
 * The event in a webhook's bytes. The SDK compares signatures, of which there may be several while a secret is rotated,
 * and refuses old ones; it lets any future date through, and takes the last of several dates, so those are refused here.
 * Throws `InvalidSignatureError`, and `UnknownEventError` for what was signed and is no event with its object.
 */
export function signedEvent(
  body: Buffer,
  signature: string | undefined,
  { secret, now }: { secret: string; now: Date },
): Stripe.Event {
  const dates = (signature ?? '').split(',').filter((part) => part.startsWith('t='))
  const [, seconds] = /^t=(\d{1,12})$/.exec(dates[0] ?? '') ?? []
  const aheadSeconds = Number(seconds) - now.getTime() / 1000
  if (dates.length !== 1 || seconds === undefined || aheadSeconds > toleranceSeconds)
    throw new InvalidSignatureError('The signature has no single date that can be right')
  const event = (() => {
    try {
      const { webhooks } = Stripe
      return webhooks.constructEvent(body, signature ?? '', secret, toleranceSeconds, undefined, now.getTime())
    } catch (cause) {
      if (cause instanceof Stripe.errors.StripeSignatureVerificationError)
        throw new InvalidSignatureError('The signature does not fit', { cause })
      throw new UnknownEventError('What was signed cannot be read', { cause })
    }
  })()
  if (!z.safeParse(Envelope, event).success) throw new UnknownEventError('What was signed is no event with its object')
  return event
}

/** Ids of the provider; what else may stand in a text is not to reach the database. */
export const ProviderId = z.string().check(z.regex(/^\w{1,255}$/))
const Envelope = z.object({
  id: ProviderId,
  type: z.string().check(z.regex(/^[\w.]{1,200}$/)),
  data: z.object({ object: z.looseObject({}) }),
})
