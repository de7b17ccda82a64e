import { type ContractError, daySeconds, errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { recoveryLinkMinutes } from '../mail/service.ts'
import type { CallLimit } from '../platform/http/limits.ts'

/** At most `max` within so many seconds of the first, or on one day in Singapore; `answer` is for one too many. */
export interface Limit {
  kind: string
  max: number | ((settings: Deps['settings']) => number)
  within: number | 'a day in Singapore'
  answer: ContractError
}

/** Beyond `max` one at a time, each `pauseSeconds` after the one before, until `within` passes without any. */
export interface SlowingLimit extends Limit {
  max: number
  pauseSeconds: number
  /** A process that dies meanwhile holds the others up for so long. */
  leaseSeconds: number
}

/** In minutes, after the first, second, third and later mails; none is longer than a link lives: the newest works. */
export interface MailPauses {
  kind: string
  minutes: readonly [number, number, number, number]
}

const minuteSeconds = 60
const hourSeconds = 3600
const { tooManyFreeAssessments, tooManyQuestions, tooManyReports, tooManyRequests, tooManySignUps } = errors
const aDay = { within: 'a day in Singapore', answer: tooManyReports } as const
const signUp = { within: hourSeconds, answer: tooManySignUps } as const
const modelCalls = { within: daySeconds, answer: tooManyQuestions } as const

const calls = (by: CallLimit['by'], max: number, within = minuteSeconds): CallLimit => ({
  ...{ kind: 'calls', by, max, within },
  answer: tooManyRequests,
})
const fromSource = (max: number, within = minuteSeconds) => [
  calls('ip', max, within),
  calls('network', 3 * max, within),
]

/** Each route is counted by itself, unless said. */
export const callLimits = {
  // Of one IPv4 address or /64, and of an IPv6 /48; of all routes together. Many people may share an address.
  allCalls: [calls('ip', 300), calls('network', 1500)],
  // A first view of a page takes up to 20 requests.
  allFiles: [calls('ip', 60_000)],
  signIns: [calls('ip', 20), calls('network', 100), calls('email_and_ip', 5)],
  mailedLinksTried: fromSource(10),
  mailsRequested: fromSource(20, hourSeconds),
  paymentsConfirmed: fromSource(10),
  reportChecks: fromSource(60),
  policyReports: [calls('ip', 10), calls('network', 10)],
  // Of an account.
  reads: [calls('user', 120)],
  // Tried one after the other by hand; all else of the model is requested once.
  whatIfs: [calls('user', 120)],
  estimates: [calls('user', 30)],
  outcomes: [calls('user', 30)],
  accountChanges: [calls('user', 30)],
  passwordsTyped: [calls('user', 10)],
  // With a stolen session one could otherwise mail strangers, or find out who has an account.
  newAddresses: [calls('user', 5, hourSeconds), calls('email_and_ip', 3, hourSeconds)],
  payments: [calls('user', 10)],
  reports: [calls('user', 5)],
  languageModel: [calls('user', 10)],
  exports: [calls('user', 10, hourSeconds)],
} as const satisfies Record<string, readonly CallLimit[]>

/** What is counted in the database, so that it holds in every process and after a restart. */
export const limits = {
  // Of an address, whether it has an account or not, or of a browser that its account knows.
  signInFailures: {
    kind: 'failed sign-ins',
    max: 100,
    within: hourSeconds,
    answer: tooManyRequests,
    pauseSeconds: 2,
    leaseSeconds: minuteSeconds / 2,
  },
  // Of one IPv4 address or /64, and of an IPv6 /48.
  unconfirmedSignUps: { ...signUp, kind: 'unconfirmed sign-ups of host', max: 20 },
  signUps: { ...signUp, kind: 'sign-ups of host', max: 60 },
  unconfirmedSignUpsOfNetwork: { ...signUp, kind: 'unconfirmed sign-ups of network', max: 60 },
  signUpsOfNetwork: { ...signUp, kind: 'sign-ups of network', max: 180 },
  // Of an account.
  reportsMade: { ...aDay, kind: 'reports made', max: 20 },
  reportsMailed: { ...aDay, kind: 'reports mailed', max: 20 },
  picturesDrawn: { ...aDay, kind: 'pictures drawn', max: 20 },
  // By the assessments themselves.
  freeAssessments: { kind: 'answers without an estimate', max: 20, within: daySeconds, answer: tooManyFreeAssessments },
  // Of a mailbox, and of everybody together: accounts are free, calls are not.
  modelCalls: { ...modelCalls, kind: 'model calls', max: ({ languageModelCallsADay }) => languageModelCallsADay },
  modelCallsInAll: {
    ...modelCalls,
    kind: 'model calls in all',
    max: ({ languageModelCallsADayInAll }) => languageModelCallsADayInAll,
  },
} as const satisfies Record<string, Limit | SlowingLimit>

/** There is no ceiling, since a stranger could use that up (docs/decisions/064-pauses-between-mails.md). */
export const pauses = {
  recovery: { kind: 'recovery', minutes: [5, 10, 20, recoveryLinkMinutes] },
  /** Requested by a browser that the account knows: strangers cannot use these up. */
  knownRecovery: { kind: 'recovery by a known browser', minutes: [5, 10, 20, recoveryLinkMinutes] },
  signUp: { kind: 'sign-up', minutes: [5, 10, 20, 60] },
  /** Of an address that no sign-up waits for: nothing is mailed, and nothing may be held back later for it. */
  noSignUp: { kind: 'no sign-up', minutes: [5, 10, 20, 60] },
} as const satisfies Record<string, MailPauses>
