import { securityEvent } from '../platform/logs/security-log.ts'

/** By a command, which no network calls. */
export const operatorEvents = {
  accountDisabled: securityEvent('account_disabled', 'account'),
  accountEnabled: securityEvent('account_enabled', 'account'),
}
