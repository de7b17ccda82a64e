import { isIP } from 'node:net'
import { errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { CallerSource } from '../platform/caller-source.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { forgetCall, limitBucket, secondsToWait } from '../request-limits/service.ts'

/*
 * Friends sign up behind one address: in an office, a dormitory, on a carrier's network. So what is limited is sign-ups that
 * nobody confirms, as somebody makes who mails strangers or asks which addresses have an account.
 */

/** Within an hour, of one IPv4 address or /64; the /48 of an IPv6 address has three times as many. */
const mostUnconfirmed = 20
const mostInAll = 60
const networkHas = 3
export const countedSeconds = 3600

/** What a sign-up was counted for, by which confirming it takes it off again. */
export interface CountedFor {
  host_bucket: Uint8Array | null
  network_bucket: Uint8Array | null
}

/**
 * Counts a sign-up before it is looked at, so that a taken address is counted as well: for its host and network or, when
 * it is one too many for either, for neither. Throws `tooManySignUps`, with the time to wait.
 */
export async function countSignUp(deps: Deps, { host, network }: CallerSource): Promise<CountedFor> {
  if (!deps.settings.rateLimits) return { host_bucket: null, network_bucket: null }
  const ofNetwork = isIP(network) === 6 ? `network ${network}` : null
  const counts = [
    { source: `host ${host}`, times: 1 },
    ...(ofNetwork ? [{ source: ofNetwork, times: networkHas }] : []),
  ].flatMap(({ source, times }) => [
    { name: unconfirmedKey(source), max: mostUnconfirmed * times },
    { name: `sign-ups of ${source}`, max: mostInAll * times },
  ])
  return deps.transaction(async (tx) => {
    for (const { name, max } of counts) {
      const wait = await secondsToWait(deps, tx, name, { max, seconds: countedSeconds })
      if (wait !== null) throw new HttpError(errors.tooManySignUps, { 'retry-after': String(wait) })
    }
    return {
      host_bucket: limitBucket(deps.secrets, unconfirmedKey(`host ${host}`)),
      network_bucket: ofNetwork === null ? null : limitBucket(deps.secrets, unconfirmedKey(ofNetwork)),
    }
  })
}

const unconfirmedKey = (source: string) => `unconfirmed sign-ups of ${source}`

/** The sign-up was confirmed. One after the other in the order of counting, so that two never wait for each other. */
export async function uncountSignUp(tx: Tx, signUp: CountedFor & { created_at: Date }): Promise<void> {
  for (const bucket of [signUp.host_bucket, signUp.network_bucket])
    if (bucket) await forgetCall(tx, bucket, signUp.created_at)
}
