import { errors } from '@settlesg/contract'
import { type RefusalEvents, securityEvent } from '../platform/logs/security-log.ts'

export const accountEvents = {
  signedUp: securityEvent('signed_up', 'address'),
  signUpRefused: securityEvent('sign_up_refused', 'address', 'warn'),
  addressConfirmed: securityEvent('address_confirmed', 'account'),
  signedIn: securityEvent('signed_in', 'account'),
  signInFailed: securityEvent('sign_in_failed', 'account or address', 'warn'),
  signInThrottled: securityEvent('sign_in_throttled', 'account or address', 'warn'),
  wrongPresentPassword: securityEvent('wrong_present_password', 'account', 'warn'),
  recoveryRequested: securityEvent('recovery_requested', 'address'),
  passwordReset: securityEvent('password_reset', 'account'),
  passwordChanged: securityEvent('password_changed', 'account'),
  addressChangeRequested: securityEvent('address_change_requested', 'account'),
  addressChanged: securityEvent('address_changed', 'account'),
  signedOut: securityEvent('signed_out', 'account'),
  signedOutEverywhere: securityEvent('signed_out_everywhere', 'account'),
  sessionEnded: securityEvent('session_ended', 'account'),
  oldestSessionEnded: securityEvent('oldest_session_ended', 'account', 'warn'),
  accountDeleted: securityEvent('account_deleted', 'account'),
  accessTokenRefused: securityEvent('access_token_refused', 'counted', 'warn'),
  linkRefused: securityEvent('link_refused', 'counted', 'warn'),
}

export const accountRefusals: RefusalEvents = [
  [errors.wrongPassword, accountEvents.wrongPresentPassword],
  [errors.invalidCredentials, accountEvents.accessTokenRefused],
  [errors.invalidToken, accountEvents.linkRefused],
]
