import { endpoints, errors } from '@settlesg/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { callerSource } from '../platform/http/source.ts'
import { findOldestSessionEnded } from '../security-events/service.ts'
import { accessTokenReader, bearerIn } from './access-token.ts'
import { changeAccount, newAddressIn } from './change-email.ts'
import { changePassword, checkResetToken, resetPassword } from './change-password.ts'
import { confirm, finishSignUp, refusePrefetch, signInByLink } from './confirm.ts'
import { deleteAccount } from './delete-account.ts'
import { acceptedLanguage, parseDevice } from './device.ts'
import { rememberBrowser } from './known-browser.ts'
import { presentSession, presentUser } from './present.ts'
import {
  countAccounts,
  countSessions,
  deleteSession,
  deleteSessions,
  findSession,
  newestFirst,
  newestSessions,
} from './queries.ts'
import { headerText, recoveryPreview, requestConfirmation, requestRecovery } from './recovery.ts'
import { accountEvents } from './security-events.ts'
import { presentAccount } from './service.ts'
import { logIn, type SignedIn, type Visitor } from './sessions.ts'
import { signUp } from './sign-up.ts'

interface AccountRouteDeps extends Deps {
  openCheckouts(userId: string): Promise<string[]>
  closeCheckouts(checkouts: string[]): Promise<void>
}

export function accountRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  signingIn(app, deps)
  ownSessions(app, deps)
  signingUp(app, deps)
  recovering(app, deps)
  ownAccount(app, deps)
  deleting(app, deps)
  allAccounts(app, deps)
}

function signingIn(app: FastifyInstance, deps: Deps): void {
  const readToken = accessTokenReader(deps.secrets, deps.clock)
  const visitor = (request: FastifyRequest): Visitor => ({
    source: callerSource(request.ip),
    device: parseDevice(request.headers['user-agent']),
    cookies: request.headers.cookie,
    heldSession: readToken(bearerIn(request.headers.authorization) ?? '')?.sessionId ?? null,
    report: (event, who) => app.logSecurityEvent(request, event, who),
  })
  const answer = ({ accessToken, cookie }: SignedIn, reply: FastifyReply) => {
    reply.header('set-cookie', cookie)
    return { access_token: accessToken, token_type: 'bearer' as const }
  }
  const limits = callLimits.signIns
  serve(app, endpoints.logIn, { limits, email: ({ body }) => body.username }, async ({ body, request, reply }) =>
    answer(await logIn(deps, body, visitor(request)), reply),
  )
  // Counted by its link: the address is not sent.
  serve(
    app,
    endpoints.startSignUpSession,
    { limits, email: ({ body }) => body.token },
    async ({ body, request, reply }) => {
      refusePrefetch(request.headers['sec-purpose'])
      return answer(await signInByLink(deps, body, visitor(request)), reply)
    },
  )
  serve(app, endpoints.testToken, {}, ({ caller }) => presentUser(presentAccount(caller)))
  serve(app, endpoints.logOut, {}, async ({ caller, request }) => {
    await deleteSession(deps.db, caller.sessionId)
    app.logSecurityEvent(request, accountEvents.signedOut, { account: caller.id })
    return { message: 'Signed out' }
  })
  serve(app, endpoints.logOutEverywhere, {}, async ({ caller, request }) => {
    await deleteSessions(deps.db, caller.id)
    app.logSecurityEvent(request, accountEvents.signedOutEverywhere, { account: caller.id })
    return { message: 'Signed out everywhere' }
  })
}

function ownSessions(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, endpoints.sessions, {}, async ({ caller, query }) => {
    const now = clock.now()
    const [sessions, { count }, oldestEnded] = await Promise.all([
      newestSessions(db, caller.id, now, query),
      countSessions(db, caller.id, now),
      findOldestSessionEnded(db, caller.id),
    ])
    return {
      data: sessions.map((session) => presentSession(session, caller.sessionId)),
      count,
      oldest_ended_at: oldestEnded?.at.toISOString() ?? null,
    }
  })
  const authorize = async ({ caller, params }: { caller: Caller; params: { id: string } }) => {
    const session = await findSession(db, caller.id, params.id, clock.now())
    if (!session) throw new HttpError(errors.sessionNotFound)
    return session
  }
  serve(app, endpoints.endSession, { authorize }, async ({ caller, owned, request }) => {
    await deleteSession(db, owned.id)
    app.logSecurityEvent(request, accountEvents.sessionEnded, { account: caller.id })
    return { message: 'Signed out there' }
  })
}

function signingUp(app: FastifyInstance, deps: Deps): void {
  serve(app, endpoints.signUp, {}, async ({ body, request }) => {
    const language = body.language ?? acceptedLanguage(request.headers['accept-language'])
    try {
      const answer = await signUp(deps, { ...body, language }, callerSource(request.ip))
      app.logSecurityEvent(request, accountEvents.signedUp, { address: body.email })
      return answer
    } catch (error) {
      const isTaken = error instanceof HttpError && error.registered === errors.emailTaken
      if (isTaken) app.logSecurityEvent(request, accountEvents.signUpRefused, { address: body.email })
      throw error
    }
  })
  serve(app, endpoints.confirmSignUp, { limits: callLimits.mailedLinksTried }, async ({ query, request }) => {
    refusePrefetch(request.headers['sec-purpose'])
    const { openedAccount, movedAccount, email } = await confirm(deps, query.token)
    if (openedAccount) app.logSecurityEvent(request, accountEvents.addressConfirmed, { account: openedAccount })
    if (movedAccount) app.logSecurityEvent(request, accountEvents.addressChanged, { account: movedAccount })
    return { message: 'Email address confirmed', email }
  })
  serve(app, endpoints.finishSignUp, { limits: callLimits.mailedLinksTried }, async ({ body, request }) => {
    const { id, email } = await finishSignUp(deps, body, callerSource(request.ip))
    app.logSecurityEvent(request, accountEvents.addressConfirmed, { account: id })
    return { message: 'Email address confirmed', email }
  })
  serve(app, endpoints.resendConfirmation, { limits: callLimits.mailsRequested }, async ({ body }) => {
    await requestConfirmation(deps, body.email, body.sign_up_id ?? null)
    return { message: 'If that email is waiting to be confirmed, we sent a confirmation link' }
  })
}

function recovering(app: FastifyInstance, deps: Deps): void {
  const { method, path } = endpoints.recoverPassword
  const limitSource = app.limiter(callLimits.mailsRequested, `${method} ${path}`)

  serve(app, endpoints.recoverPassword, {}, async ({ params, request }) => {
    await requestRecovery(deps, params.email, {
      cookies: request.headers.cookie,
      checkNetwork: () => limitSource(request, {}),
    })
    app.logSecurityEvent(request, accountEvents.recoveryRequested, { address: params.email })
    return { message: 'If that email is registered, we sent a password recovery link' }
  })
  serve(app, endpoints.resetPassword, { limits: callLimits.mailedLinksTried }, async ({ body, request, reply }) => {
    const account = await resetPassword(deps, body, callerSource(request.ip))
    // The owner of the mailbox can sign in here, even while strangers guess at the account.
    reply.header('set-cookie', rememberBrowser(deps, request.headers.cookie, account))
    app.logSecurityEvent(request, accountEvents.passwordReset, { account })
    return passwordUpdated
  })
  serve(app, endpoints.checkResetToken, { limits: callLimits.mailedLinksTried }, async ({ body }) => {
    return { message: 'This token still works', email: await checkResetToken(deps, body.token) }
  })
  serve(app, endpoints.recoveryMailPreview, {}, async ({ params, reply }) => {
    const mail = await recoveryPreview(deps, params.email)
    reply.header('subject', headerText(mail.subject))
    return mail.html
  })
}

function ownAccount(app: FastifyInstance, deps: Deps): void {
  const limitNewAddress = app.limiter(callLimits.newAddresses, 'new address')

  serve(app, endpoints.me, {}, ({ caller }) => presentUser(presentAccount(caller)))
  serve(app, endpoints.updateMe, { limits: callLimits.accountChanges }, async ({ caller, body, request }) => {
    const account = presentAccount(caller)
    const newEmail = newAddressIn(account, body)
    if (newEmail) await limitNewAddress(request, { user: caller.id, email: newEmail })
    const changed = await changeAccount(deps, account, body)
    if (newEmail) app.logSecurityEvent(request, accountEvents.addressChangeRequested, { account: caller.id })
    return presentUser(changed)
  })
  serve(app, endpoints.draftKeys, {}, ({ caller }) => ({
    user_id: caller.id,
    keys: deps.secrets.draftKeys(caller.id).map((key) => key.toString('hex')),
  }))
  serve(app, endpoints.updatePassword, { limits: callLimits.passwordsTyped }, async ({ caller, body, request }) => {
    const access_token = await changePassword(deps, caller, body, parseDevice(request.headers['user-agent']))
    app.logSecurityEvent(request, accountEvents.passwordChanged, { account: caller.id })
    return { ...passwordUpdated, access_token, token_type: 'bearer' as const }
  })
}

function deleting(app: FastifyInstance, deps: AccountRouteDeps): void {
  serve(app, endpoints.deleteAccount, { limits: callLimits.passwordsTyped }, async ({ caller, body, request }) => {
    const checkouts = await deps.openCheckouts(caller.id)
    await deleteAccount(deps, caller.id, body.password)
    app.logSecurityEvent(request, accountEvents.accountDeleted, { account: caller.id })
    // The account is gone, whatever the provider says: a payment that still comes for it is paid back.
    await deps.closeCheckouts(checkouts).catch((error: unknown) => {
      request.log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'payment pages stay open')
    })
    return { message: 'Account deleted' }
  })
}

const passwordUpdated = { message: 'Password updated successfully' }

function allAccounts(app: FastifyInstance, { db }: Deps): void {
  serve(app, endpoints.users, {}, async ({ query }) => {
    const [accounts, { count }] = await Promise.all([newestFirst(db, query), countAccounts(db)])
    return { data: accounts.map(presentUser), count }
  })
}
