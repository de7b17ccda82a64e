// Made from endpoints.ts by `npm run contract`; edit the table instead.

/** What the client must know of each call. */
export const calls = {
  logIn: { method: 'POST', path: '/login/access-token', form: true, required: ['username', 'password'] },
  testToken: { method: 'POST', path: '/login/test-token', token: true },
  recoverPassword: { method: 'POST', path: '/password-recovery/{email}', required: ['email'] },
  recoveryMailPreview: { method: 'POST', path: '/password-recovery-html-content/{email}', token: true, html: true, required: ['email'] },
  resetPassword: { method: 'POST', path: '/reset-password/', body: 'newPassword' },
  signUp: { method: 'POST', path: '/users/signup', body: 'userCreate' },
  confirmSignUp: { method: 'GET', path: '/users/signup/confirm', required: ['token'] },
  resendConfirmation: { method: 'POST', path: '/users/signup/resend', body: 'emailOnly' },
  me: { method: 'GET', path: '/users/me', token: true },
  updateMe: { method: 'PATCH', path: '/users/me', token: true, body: 'userUpdateMe' },
  updatePassword: { method: 'PATCH', path: '/users/me/password', token: true, body: 'updatePassword' },
  users: { method: 'GET', path: '/users/', token: true },
  logOut: { method: 'POST', path: '/logout', token: true },
  logOutEverywhere: { method: 'POST', path: '/logout-all', token: true },
  consumeCredits: { method: 'POST', path: '/credit/user-consume-credits', token: true, body: 'consumeCredits' },
  creditRecords: { method: 'GET', path: '/credit/user-credit-records', token: true },
  predict: { method: 'POST', path: '/model/predict/', token: true, body: 'predictionData' },
  assessments: { method: 'GET', path: '/assessments', token: true },
  assessment: { method: 'GET', path: '/assessments/{id}', token: true, required: ['id'] },
  labelAssessment: { method: 'PATCH', path: '/assessments/{id}', token: true, body: 'assessmentLabel', required: ['id'] },
  deleteAssessment: { method: 'DELETE', path: '/assessments/{id}', token: true, required: ['id'] },
  reportOutcome: { method: 'POST', path: '/users/me/outcome', token: true, body: 'outcomeReport' },
  takeBackOutcome: { method: 'DELETE', path: '/users/me/outcome/{assessment_id}', token: true, required: ['assessment_id'] },
  site: { method: 'GET', path: '/site' },
} as const
