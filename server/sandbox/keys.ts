import type { Secrets } from '../platform/secrets.ts'

const secretKeyText = 'payment sandbox: secret key'
const webhookSecretText = 'payment sandbox: webhook secret'

/** What stands in for the keys of a real account. All processes with one SECRET_KEY agree on them. */
export function sandboxKeys(secrets: Pick<Secrets, 'fingerprint' | 'fingerprints'>) {
  const keyOf = (digest: Buffer) => `sk_test_${digest.toString('hex')}`
  const webhookSecretOf = (digest: Buffer) => `whsec_${digest.toString('hex')}`
  return {
    secretKey: keyOf(secrets.fingerprint(secretKeyText)),
    webhookSecret: webhookSecretOf(secrets.fingerprint(webhookSecretText)),
    /** While SECRET_KEY is rotated, a process with the older one may still call, and be called. */
    secretKeys: secrets.fingerprints(secretKeyText).map(({ digest }) => keyOf(digest)),
    webhookSecrets: secrets.fingerprints(webhookSecretText).map(({ digest }) => webhookSecretOf(digest)),
  }
}

export type SandboxKeys = ReturnType<typeof sandboxKeys>
