import { endpoints, errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { perEmail, perEmailAndIp, perHour, perIp, perUser } from '../platform/http/limits.ts'
import { serve } from '../platform/http/serve.ts'
import { changeAccount, newAddressIn } from './change-email.ts'
import { changePassword, checkResetToken, resetPassword } from './change-password.ts'
import { confirm, refusePrefetch } from './confirm.ts'
import { deviceOf } from './device.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { preferredLanguage } from './preferred-language.ts'
import { presentSession, presentUser } from './present.ts'
import {
  countAccounts,
  countSessions,
  deleteSession,
  deleteSessions,
  endSession,
  newestFirst,
  newestSessions,
} from './queries.ts'
import { requestConfirmation, requestRecovery } from './recovery.ts'
import { headerText, recoveryPreview } from './recovery-preview.ts'
import { accountOf } from './service.ts'
import { logIn } from './sessions.ts'
import { signUp } from './sign-up.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  signingIn(app, deps)
  ownSessions(app, deps)
  signingUp(app, deps)
  recovering(app, deps)
  ownAccount(app, deps)
  allAccounts(app, deps)
}

function signingIn(app: FastifyInstance, deps: Deps): void {
  const throttle = createLoginThrottle(deps)
  serve(
    app,
    endpoints.logIn,
    { limits: [perIp(20), perEmailAndIp(5)], email: ({ body }) => body.username },
    async ({ body, request }) => {
      const device = deviceOf(request.headers['user-agent'])
      return { access_token: await logIn(deps, throttle, { ...body, device }), token_type: 'bearer' as const }
    },
  )
  serve(app, endpoints.testToken, {}, ({ caller }) => presentUser(accountOf(caller)))
  serve(app, endpoints.logOut, {}, async ({ caller }) => {
    await deleteSession(deps.db, caller.sessionId)
    return { message: 'Signed out' }
  })
  serve(app, endpoints.logOutEverywhere, {}, async ({ caller }) => {
    await deleteSessions(deps.db, caller.id)
    return { message: 'Signed out everywhere' }
  })
}

function ownSessions(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, endpoints.sessions, {}, async ({ caller, query }) => {
    const now = clock.now()
    const [sessions, { count }] = await Promise.all([
      newestSessions(db, caller.id, now, query),
      countSessions(db, caller.id, now),
    ])
    return { data: sessions.map((session) => presentSession(session, caller.sessionId)), count }
  })
  serve(app, endpoints.endSession, {}, async ({ caller, params }) => {
    if (!(await endSession(db, caller.id, params.id, clock.now()))) throw new HttpError(errors.sessionNotFound)
    return { message: 'Signed out there' }
  })
}

function signingUp(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    endpoints.signUp,
    { limits: [perIp(5, perHour), perEmail(3)], email: ({ body }) => body.email },
    async ({ body, request }) => {
      const language = body.language ?? preferredLanguage(request.headers['accept-language'])
      return presentUser(await signUp(deps, { ...body, language }))
    },
  )
  serve(app, endpoints.confirmSignUp, { limits: [perIp(10)] }, async ({ query, request }) => {
    refusePrefetch(request.headers['sec-purpose'])
    await confirm(deps, query.token)
    return { message: 'Email address confirmed' }
  })
  serve(
    app,
    endpoints.resendConfirmation,
    { limits: [perIp(10, perHour), perEmail(3)], email: ({ body }) => body.email },
    async ({ body }) => {
      await requestConfirmation(deps, body.email)
      return { message: 'If that email is waiting to be confirmed, we sent a confirmation link' }
    },
  )
}

function recovering(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    endpoints.recoverPassword,
    { limits: [perIp(10, perHour), perEmail(3)], email: ({ params }) => params.email },
    async ({ params }) => {
      await requestRecovery(deps, params.email)
      return { message: 'If that email is registered, we sent a password recovery link' }
    },
  )
  serve(app, endpoints.resetPassword, { limits: [perIp(10)] }, async ({ body }) => {
    await resetPassword(deps, body)
    return passwordUpdated
  })
  serve(app, endpoints.checkResetToken, { limits: [perIp(10)] }, async ({ body }) => {
    await checkResetToken(deps, body.token)
    return { message: 'This token still works' }
  })
  serve(app, endpoints.recoveryMailPreview, {}, async ({ params, reply }) => {
    const mail = await recoveryPreview(deps, params.email)
    reply.header('subject', headerText(mail.subject))
    return mail.html
  })
}

function ownAccount(app: FastifyInstance, deps: Deps): void {
  // Somebody with a stolen session could otherwise mail strangers, or find out who has an account.
  const addressLimits = [perUser(5, perHour), perEmail(3)].map((limit) => app.limiter(limit))

  serve(app, endpoints.me, {}, ({ caller }) => presentUser(accountOf(caller)))
  serve(app, endpoints.updateMe, { limits: [perUser(30)] }, async ({ caller, body, request }) => {
    const account = accountOf(caller)
    const newEmail = newAddressIn(account, body)
    if (newEmail) for (const check of addressLimits) await check(request, { user: caller.id, email: newEmail })
    return presentUser(await changeAccount(deps, account, body))
  })
  serve(app, endpoints.draftKeys, {}, ({ caller }) => ({
    user_id: caller.id,
    keys: deps.secrets.draftKeys(caller.id).map((key) => key.toString('hex')),
  }))
  serve(app, endpoints.updatePassword, { limits: [perUser(10)] }, async ({ caller, body }) => {
    await changePassword(deps, caller, body)
    return passwordUpdated
  })
}

const passwordUpdated = { message: 'Password updated successfully' }

function allAccounts(app: FastifyInstance, { db }: Deps): void {
  serve(app, endpoints.users, {}, async ({ query }) => {
    const [accounts, { count }] = await Promise.all([newestFirst(db, query), countAccounts(db)])
    return { data: accounts.map(presentUser), count }
  })
}
