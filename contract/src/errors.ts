export interface ContractError {
  readonly status: number
  readonly code: string
  readonly detail: string
}

const error = (status: number, code: string, detail: string): ContractError => ({ status, code, detail })

/** Every failure of the API. Validation (422) is made where the input is read: its `detail` is a list of problems. */
export const errors = {
  notAuthenticated: error(401, 'not_authenticated', 'Not authenticated'),
  invalidCredentials: error(403, 'invalid_credentials', 'Could not validate credentials'),
  userNotFound: error(404, 'user_not_found', 'User not found'),
  inactiveUser: error(400, 'inactive_user', 'Inactive user'),
  notPrivileged: error(403, 'not_privileged', "The user doesn't have enough privileges"),

  notFound: error(404, 'not_found', 'Not Found'),
  methodNotAllowed: error(405, 'method_not_allowed', 'Method Not Allowed'),
  bodyTooLarge: error(413, 'body_too_large', 'The request body is too large'),
  unsupportedMediaType: error(415, 'unsupported_media_type', 'Unsupported Media Type'),
  tooManySignUps: error(
    429,
    'too_many_sign_ups',
    'Many people are signing up from this network. Please try again later.',
  ),
  tooManyRequests: error(429, 'too_many_requests', 'Too many requests. Please wait and try again.'),
  badRequest: error(400, 'bad_request', 'Bad Request'),
  internal: error(500, 'internal', 'Internal Server Error'),
  unavailable: error(503, 'unavailable', 'The service is busy. Please try again shortly.'),

  wrongEmailOrPassword: error(400, 'wrong_email_or_password', 'Incorrect email or password'),
  wrongPassword: error(400, 'wrong_password', 'Incorrect password'),
  samePassword: error(400, 'same_password', 'New password cannot be the same as the current one'),
  invalidToken: error(400, 'invalid_token', 'Invalid token'),
  passwordNeeded: error(409, 'password_needed', 'Choose a password to confirm this address'),
  emailTaken: error(400, 'email_taken', 'The user with this email already exists in the system.'),
  emailTakenByAnother: error(409, 'email_taken', 'User with this email already exists'),
  sessionNotFound: error(404, 'session_not_found', 'Session not found'),
  noSuchUsername: error(404, 'no_such_username', 'The user with this username does not exist in the system.'),

  notEnoughCredits: error(402, 'not_enough_credits', 'Not enough credits'),
  notEnoughSupercredits: error(402, 'not_enough_supercredits', 'Not enough supercredits'),
  nothingToAnalyse: error(409, 'nothing_to_analyse', 'There is nothing to analyse'),
  alreadyOpen: error(409, 'already_open', 'This assessment has been unlocked'),
  locked: error(402, 'locked', 'This assessment has not been unlocked'),
  tooManyFreeAssessments: error(
    429,
    'too_many_free_assessments',
    '20 free assessments a day are the most for one account. Please try again later.',
  ),
  assessmentNotFound: error(404, 'assessment_not_found', 'Assessment not found'),
  versionNotFound: error(404, 'version_not_found', 'Version not found'),
  closed: error(409, 'closed', 'The 30 days in which this assessment could be corrected are over'),
  tooManyVersions: error(409, 'too_many_versions', 'This assessment has been corrected 50 times, which is the most'),
  anotherPerson: error(409, 'another_person', 'Another person needs a new estimate'),

  tooManyReports: error(
    429,
    'too_many_reports',
    'Twenty reports a day are the most that are made, twenty that are mailed and twenty pictures that are drawn, for one account. Please try again tomorrow.',
  ),
  reportNotFound: error(404, 'report_not_found', 'Report not found'),
  notYourReport: error(400, 'not_your_report', 'This file is not a report issued to your account'),

  languageModelOff: error(503, 'language_model_off', 'No language model is in use here'),
  languageModelChanged: error(
    409,
    'language_model_changed',
    'Another language model is in use here than the one that was agreed to. Nothing was sent.',
  ),
  tooManyQuestions: error(
    429,
    'too_many_questions',
    'The language model has been asked as often as it may be within a day. Please try again tomorrow.',
  ),

  paymentsOff: error(503, 'payments_off', 'Nothing can be bought at the moment'),
  checkoutNotFound: error(404, 'checkout_not_found', 'Checkout session not found'),
  invalidSignature: error(400, 'invalid_signature', 'Invalid signature'),
  unknownEvent: error(400, 'unknown_event', 'This was signed, but is no event with its object'),
  purchaseNotFound: error(404, 'purchase_not_found', 'Purchase not found'),
  notPaid: error(409, 'not_paid', 'This purchase has not been paid'),
  unitsSpent: error(409, 'units_spent', 'Some of this purchase has been used'),
  refundPeriodOver: error(409, 'refund_period_over', 'The 14 days in which this purchase could be refunded are over'),
  tooManyNames: error(409, 'too_many_names', 'The name on this receipt has been changed ten times'),
  alreadyRefunded: error(409, 'already_refunded', 'This purchase has been refunded'),
} as const satisfies Record<string, ContractError>

export type ErrorName = keyof typeof errors

/** One problem of a 422 answer, in FastAPI's words: `loc` leads to the field, `msg` says how to correct it. */
export interface ValidationProblem {
  type: string
  loc: (string | number)[]
  msg: string
  ctx?: Record<string, unknown>
}
