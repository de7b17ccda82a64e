import { join } from 'node:path'
import type { PaymentSandbox, SandboxOptions } from '@settlesg/payment-sandbox'
import { type Settings, SettingsError } from '../platform/settings/settings.ts'

export const webhookPath = '/api/v1/payment/webhook'

/** Shared by all processes of a DATA_DIR; null if not needed. Throws `SettingsError` in a production installation. */
export async function startSandbox(
  { sandboxPayments, dataDir, publicUrl, production }: Settings,
  { seller, onError }: Pick<SandboxOptions, 'seller' | 'onError'>,
): Promise<PaymentSandbox | null> {
  if (!sandboxPayments) return null
  const { startPaymentSandbox } = await import('@settlesg/payment-sandbox').catch((error: unknown) => {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new SettingsError(['SANDBOX_PAYMENTS cannot be on here: an installation for production has no sandbox'])
  })
  const folder = join(dataDir, 'payment-sandbox')
  return startPaymentSandbox({ folder, publicUrl, seller, hasOperatorPage: !production, onError })
}
