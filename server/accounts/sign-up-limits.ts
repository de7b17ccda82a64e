import { isIP } from 'node:net'
import type { Deps } from '../deps.ts'
import { giveBack, limits, take } from '../limits/service.ts'
import type { CallerSource } from '../platform/caller-source.ts'
import type { Tx } from '../platform/database/database.ts'

/* Friends share an address (office, dormitory, carrier), so only sign-ups that stay unconfirmed are limited. */

export interface CountedFor {
  host_bucket: Uint8Array | null
  network_bucket: Uint8Array | null
}

/** Counted before the address is looked up, for host and network or for neither. Throws `tooManySignUps`. */
export async function countSignUp(deps: Deps, { host, network }: CallerSource): Promise<CountedFor> {
  if (!deps.settings.rateLimits) return { host_bucket: null, network_bucket: null }
  return deps.transaction(async (tx) => {
    const ofHost = await take(deps, tx, limits.unconfirmedSignUps, host)
    await take(deps, tx, limits.signUps, host)
    if (isIP(network) !== 6) return { host_bucket: ofHost.bucket, network_bucket: null }
    const ofNetwork = await take(deps, tx, limits.unconfirmedSignUpsOfNetwork, network)
    await take(deps, tx, limits.signUpsOfNetwork, network)
    return { host_bucket: ofHost.bucket, network_bucket: ofNetwork.bucket }
  })
}

/** The sign-up was confirmed. One after the other in the order of counting, so that two never wait for each other. */
export async function uncountSignUp(tx: Tx, signUp: CountedFor & { created_at: Date }): Promise<void> {
  for (const bucket of [signUp.host_bucket, signUp.network_bucket])
    if (bucket) await giveBack(tx, { bucket, takenAt: signUp.created_at })
}
