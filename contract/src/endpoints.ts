import { AccountExport } from './account-export.ts'
import { assessmentEndpoints } from './assessment-endpoints.ts'
import { type Endpoint, get, patch, post, remove } from './endpoint.ts'
import { errors } from './errors.ts'
import { languageModelCalls } from './language-model.ts'
import { OutcomeInPath, OutcomeReport } from './outcome.ts'
import * as payments from './payments.ts'
import { reportCalls } from './report-calls.ts'
import * as schemas from './schemas.ts'
import { DraftKeys, SessionInPath, Sessions } from './sessions.ts'

const { invalidToken } = errors

/** Routes, client, OpenAPI document and contract tests come from this table. Paths are under `/api/v1`. */
export const endpoints = {
  logIn: post('/login/access-token', {
    summary: 'Sign in with e-mail and password',
    access: 'anyone',
    body: schemas.LoginForm,
    encoding: 'form',
    answer: schemas.Token,
    errors: [errors.wrongEmailOrPassword, errors.inactiveUser],
  }),
  testToken: post('/login/test-token', {
    summary: 'Who the token belongs to',
    access: 'user',
    answer: schemas.UserPublic,
  }),
  recoverPassword: post('/password-recovery/{email}', {
    summary: 'Ask for a password recovery mail; answers alike for known and unknown addresses',
    access: 'anyone',
    params: schemas.EmailInPath,
    answer: schemas.Message,
  }),
  recoveryMailPreview: post('/password-recovery-html-content/{email}', {
    summary: 'The recovery mail as that account would get it, with a token that does not work',
    access: 'superuser',
    params: schemas.EmailInPath,
    answer: 'html',
    errors: [errors.noSuchUsername],
  }),
  resetPassword: post('/reset-password/', {
    summary: 'Set a new password with a mailed token; ends every session',
    access: 'anyone',
    body: schemas.NewPassword,
    answer: schemas.Message,
    errors: [invalidToken],
  }),
  checkResetToken: post('/reset-password/check', {
    summary: 'Whether a mailed recovery token still works; asking does not use it up',
    access: 'anyone',
    body: schemas.ResetToken,
    answer: schemas.Confirmed,
    errors: [invalidToken],
  }),
  signUp: post('/users/signup', {
    summary:
      'Sign up and queue the confirmation mail, whose link makes the account; without `language` the header `Accept-Language` decides',
    access: 'anyone',
    body: schemas.UserCreate,
    answer: schemas.UserPublic,
    errors: [errors.emailTaken, errors.tooManySignUps],
  }),
  confirmSignUp: get('/users/signup/confirm', {
    summary: 'Confirm an address with a mailed token; grants the trial credit once',
    access: 'anyone',
    query: schemas.ConfirmToken,
    answer: schemas.Confirmed,
    errors: [invalidToken, errors.passwordNeeded],
  }),
  finishSignUp: post('/users/signup/confirm', {
    summary: 'Confirm an address with a mailed token that needs a password, and with the password',
    access: 'anyone',
    body: schemas.NewPassword,
    answer: schemas.Confirmed,
    errors: [invalidToken],
  }),
  startSignUpSession: post('/users/signup/session', {
    summary: 'Confirm an address and sign in, once, with a mailed token and the secret of the browser that signed up',
    access: 'anyone',
    body: schemas.SignUpSession,
    answer: schemas.Token,
    errors: [invalidToken, errors.inactiveUser],
  }),
  resendConfirmation: post('/users/signup/resend', {
    summary:
      'Send the confirmation mail of a sign-up again, or, without its id, one whose link needs a new password; answers alike for known and unknown addresses',
    access: 'anyone',
    body: schemas.ResendConfirmation,
    answer: schemas.Message,
  }),
  me: get('/users/me', {
    summary: 'The signed-in account',
    access: 'user',
    answer: schemas.UserPublic,
  }),
  updateMe: patch('/users/me', {
    summary: 'Change name or language; a new address takes effect when confirmed from its mailbox',
    access: 'user',
    body: schemas.UserUpdateMe,
    answer: schemas.UserPublic,
    errors: [errors.wrongPassword, errors.emailTakenByAnother],
  }),
  updatePassword: patch('/users/me/password', {
    summary: 'Change the password; ends every session, and answers with the token of a new one',
    access: 'user',
    body: schemas.UpdatePassword,
    answer: schemas.PasswordChanged,
    errors: [errors.wrongPassword, errors.samePassword],
  }),
  exportAccount: get('/users/me/export', {
    summary: 'Everything that is kept about the person, as a file to download',
    access: 'user',
    answer: AccountExport,
    isStreamed: true,
  }),
  deleteAccount: remove('/users/me', {
    summary: 'Delete the account with its answers, results and sessions; purchases and ledger stay without a name',
    access: 'user',
    body: schemas.DeleteAccount,
    answer: schemas.Message,
    errors: [errors.wrongPassword],
  }),
  users: get('/users/', {
    alsoAt: '/users',
    summary: 'All accounts, newest first',
    access: 'superuser',
    query: schemas.Page,
    answer: schemas.UsersPublic,
  }),
  logOut: post('/logout', {
    summary: 'End this session',
    access: 'user',
    answer: schemas.Message,
  }),
  logOutEverywhere: post('/logout-all', {
    summary: 'End every session of the account',
    access: 'user',
    answer: schemas.Message,
  }),
  sessions: get('/sessions', {
    summary: 'Where the account is signed in, newest first',
    access: 'user',
    query: schemas.Page,
    answer: Sessions,
  }),
  endSession: remove('/sessions/{id}', {
    summary: 'End one session of the account, this one or another',
    access: 'user',
    params: SessionInPath,
    answer: schemas.Message,
    errors: [errors.sessionNotFound],
  }),
  draftKeys: get('/users/me/draft-keys', {
    summary: 'What seals the unsent answers of the account in its browsers',
    access: 'user',
    answer: DraftKeys,
  }),

  consumeCredits: post('/credit/user-consume-credits', {
    summary: 'Make the estimate for these answers and charge one credit for it, or neither',
    access: 'user',
    body: schemas.ConsumeCredits,
    answer: schemas.Consumed,
    errors: [errors.notEnoughCredits, errors.tooManyFreeAssessments],
  }),
  consumeSupercredits: post('/credit/user-consume-supercredits', {
    summary:
      'Unlock analysis and report of an assessment or of answers, and charge one supercredit, or neither; fresh answers include their estimate',
    access: 'user',
    body: schemas.ConsumeSupercredits,
    answer: schemas.Consumed,
    errors: [errors.notEnoughSupercredits, errors.assessmentNotFound, errors.nothingToAnalyse],
  }),
  creditRecords: get('/credit/user-credit-records', {
    summary: 'What came into and went out of the wallet, newest first',
    access: 'user',
    query: schemas.Page,
    answer: schemas.CreditRecords,
  }),
  createCreditRecord: post('/credit/create-creditrecord', {
    summary: 'Grant what a finished checkout paid for, once, to the account that opened it, whoever asks',
    access: 'anyone',
    body: payments.CreditCreate,
    answer: payments.CreditCreated,
    errors: [errors.checkoutNotFound, errors.paymentsOff],
  }),

  createCheckoutSession1: post('/payment/create-checkout-session_1', {
    summary: 'Open a hosted payment page for packs of credits; an equal one that is open is found again for 10 minutes',
    access: 'user',
    body: payments.CheckoutCreate,
    answer: payments.CheckoutSession,
    errors: [errors.paymentsOff],
  }),
  createCheckoutSession2: post('/payment/create-checkout-session_2', {
    summary: 'The same for supercredits, which may be bought to open one assessment as soon as they are paid',
    access: 'user',
    body: payments.SupercreditCheckoutCreate,
    answer: payments.CheckoutSession,
    errors: [errors.assessmentNotFound, errors.nothingToAnalyse, errors.alreadyOpen, errors.paymentsOff],
  }),
  webhook: post('/payment/webhook', {
    summary: 'What the payment provider tells of, signed in the header `Stripe-Signature`',
    access: 'anyone',
    encoding: 'raw',
    header: 'Stripe-Signature',
    answer: payments.WebhookReceived,
    errors: [errors.invalidSignature, errors.unknownEvent, errors.bodyTooLarge, errors.paymentsOff],
  }),
  purchases: get('/payment/purchases', {
    summary: 'The purchases of the account, newest first',
    access: 'user',
    query: schemas.Page,
    answer: payments.Purchases,
  }),
  purchase: get('/payment/purchases/{id}', {
    summary: 'One purchase, as its receipt shows it',
    access: 'user',
    params: payments.PurchaseInPath,
    answer: payments.Purchase,
    errors: [errors.purchaseNotFound],
  }),
  nameReceipt: post('/payment/purchases/{id}/billed-to', {
    summary: "Put a name on the receipt of a paid purchase, such as a company's; earlier ones stay on record",
    access: 'user',
    params: payments.PurchaseInPath,
    body: payments.BilledTo,
    answer: payments.Purchase,
    errors: [errors.purchaseNotFound, errors.notPaid, errors.tooManyNames],
  }),
  refundPurchase: post('/payment/purchases/{id}/refund', {
    summary: 'Pay the unused packs of a purchase back, once and within 14 days; their units go at once',
    access: 'user',
    params: payments.PurchaseInPath,
    query: payments.RefundQuantity,
    answer: payments.Purchase,
    errors: [
      errors.purchaseNotFound,
      errors.notPaid,
      errors.unitsSpent,
      errors.refundPeriodOver,
      errors.alreadyRefunded,
      errors.paymentsOff,
    ],
  }),

  predict: post('/model/predict/', {
    summary:
      'The stored estimate, or the free answer where there is none; with `changes` what the model says of an unlocked assessment with up to three other answers',
    access: 'user',
    body: schemas.PredictionData,
    answer: schemas.Prediction,
    errors: [errors.locked, errors.assessmentNotFound, errors.tooManyFreeAssessments],
  }),
  analyze: post('/model/analyze/', {
    summary:
      'The stored analysis of an unlocked assessment; with `changes` that of up to three other answers, never stored',
    access: 'user',
    body: schemas.PredictionData,
    answer: schemas.Analysis,
    errors: [errors.locked, errors.assessmentNotFound],
  }),
  ...assessmentEndpoints,

  ...reportCalls,
  ...languageModelCalls,
  reportOutcome: post('/users/me/outcome', {
    summary: 'Tell with consent what became of the application; a later report takes the place of an earlier one',
    access: 'user',
    body: OutcomeReport,
    answer: schemas.Message,
    errors: [errors.assessmentNotFound],
  }),
  takeBackOutcome: remove('/users/me/outcome/{assessment_id}', {
    summary: 'Withdraw the consent: delete what was reported for this assessment, if anything was',
    access: 'user',
    params: OutcomeInPath,
    answer: schemas.Message,
    errors: [errors.assessmentNotFound],
  }),

  policyReports: post('/policy-reports', {
    summary: 'What a browser reports of the content security policy; counted by directive and page, and dropped',
    access: 'anyone',
    encoding: 'raw',
    answer: schemas.Message,
    errors: [errors.badRequest, errors.bodyTooLarge],
  }),
  site: get('/site', {
    summary: 'Public runtime settings',
    access: 'anyone',
    answer: schemas.Site,
  }),
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
