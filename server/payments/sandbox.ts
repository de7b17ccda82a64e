import { join } from 'node:path'
import { type PaymentSandbox, type SandboxOptions, startPaymentSandbox } from '@settlesg/payment-sandbox'
import type { Settings } from '../platform/settings.ts'

/** Where the server takes webhooks. */
export const webhookPath = '/api/v1/payment/webhook'

/**
 * Starts the payment sandbox that this process shares with all others of its DATA_DIR; null where payments are real or
 * off.
 */
export const startSandbox = async (
  { sandboxPayments, dataDir, publicUrl, production }: Settings,
  { seller, onError }: Pick<SandboxOptions, 'seller' | 'onError'>,
): Promise<PaymentSandbox | null> =>
  sandboxPayments
    ? startPaymentSandbox({
        folder: join(dataDir, 'payment-sandbox'),
        publicUrl,
        seller,
        hasOperatorPage: !production,
        onError,
      })
    : null
