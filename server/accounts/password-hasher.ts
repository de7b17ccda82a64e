import * as argon2 from '@node-rs/argon2'
import { preparedPassword } from '@settlesg/contract'
import type { CallerSource } from '../platform/caller-source.ts'
import { keyedQueue } from '../platform/jobs/keyed-queue.ts'

/** What argon2id spends on a hash: KiB of memory, passes over it, and threads. */
interface Cost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's least for argon2id, which is also what the library does by default (docs/security.md 1). */
const agreedCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** About 20 ms of a core and 19 MiB each, so few at a time: a flood of logins must not starve everything else. */
const atOnce = 2
/** About five seconds' work: as long as a person waits after pressing the button. */
const mayWait = 400
const mayWaitFromOneNetwork = 50
const retrySeconds = 2

/** Verifying against this takes as long as against any other hash of that cost, and nothing matches it. */
const nobodysHash = ({ memoryCost, timeCost, parallelism }: Cost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Works in turns of the sources. Both throw `unavailable` when too many wait already. */
export interface PasswordHasher {
  hash(password: string, source: CallerSource): Promise<string>
  /** Accepts the unprepared form of before November 2026. Without a hash it takes the same time and answers false. */
  verify(hash: string | null, password: string, source: CallerSource): Promise<boolean>
  /** True for a hash that was made more cheaply than we make them now. */
  isOutdated(hash: string): boolean
}

/** What is hashed for the server itself, at its start. */
export const ownSource: CallerSource = { host: 'server', network: 'server' }

/** One for the whole process: it is the processor that is shared out. Only tests spend less than was agreed. */
export function createPasswordHasher(cost = agreedCost): PasswordHasher {
  const runInTurn = keyedQueue({ name: 'passwords', atOnce, mayWait, mayWaitFromOneNetwork, retrySeconds })
  const nobody = nobodysHash(cost)
  return {
    hash: (password, source) => runInTurn(source, () => argon2.hash(preparedPassword(password), cost)),
    verify: (hash, password, source) =>
      runInTurn(source, async () => {
        const prepared = preparedPassword(password)
        const isRight = await argon2.verify(hash ?? nobody, prepared)
        return isRight || prepared === password ? isRight : argon2.verify(hash ?? nobody, password)
      }),
    isOutdated(hash) {
      const { memoryCost, timeCost, parallelism } = argon2.parseOptions(hash)
      return memoryCost < cost.memoryCost || timeCost < cost.timeCost || parallelism < cost.parallelism
    },
  }
}
