import * as argon2 from '@node-rs/argon2'
import { errors } from '@settlesg/contract'
import { HttpError } from '../platform/http/http-error.ts'

/** OWASP's least for argon2id, which is also what the library does unless told otherwise (docs/reliability.md 2.3). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** About 20 ms of a core and 19 MiB each, so few at a time: a flood of logins must not starve everything else. */
const atOnce = 2
const mayWait = 100
const retrySeconds = 2

/** Verifying against this takes as long as against any other hash, and nothing matches it. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes and checks passwords, exactly as they were sent. Both throw `unavailable` when too many wait already. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether the password belongs to the hash; without a hash it takes the same time and answers no. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** One for the whole process: it is the processor that is shared out. */
export function createPasswordHasher(): PasswordHasher {
  const waiting: (() => void)[] = []
  let running = 0

  const runOneAtATime = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (waiting.length < mayWait) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new HttpError(errors.unavailable, { 'retry-after': String(retrySeconds) })
    try {
      return await work()
    } finally {
      // The turn is handed on rather than given back, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => runOneAtATime(() => argon2.hash(password, cost)),
    verify: (hash, password) => runOneAtATime(() => argon2.verify(hash ?? nobodysHash, password)),
  }
}

/** True for a hash that was made more cheaply than we make them now. */
export function isOutdated(hash: string): boolean {
  const { memoryCost, timeCost, parallelism } = argon2.parseOptions(hash)
  return memoryCost < cost.memoryCost || timeCost < cost.timeCost || parallelism < cost.parallelism
}
