import Stripe from 'stripe'
import * as z from 'zod/mini'
import { InvalidSignatureError, UnknownEventError } from './provider.ts'

/** Either way, against our clock. */
const toleranceSeconds = 300

/** Throws `InvalidSignatureError`, also for future and repeated dates (the SDK accepts them), and `UnknownEventError`. */
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

/** Other text must not reach the database. */
export const ProviderId = z.string().check(z.regex(/^\w{1,255}$/))
const Envelope = z.object({
  id: ProviderId,
  type: z.string().check(z.regex(/^[\w.]{1,200}$/)),
  data: z.object({ object: z.looseObject({}) }),
})
