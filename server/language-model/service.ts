import { dated, dayInSingapore, errors, type Language, type RewordedCase } from '@settlesg/contract'
import { nextStep } from '@settlesg/model'
import { caseInWords, formatMonth, type Paragraph } from '@settlesg/wording'
import { openAnswers, openPrediction, type Row } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import { loadOutcomes } from '../outcomes/service.ts'
import { currentMonth } from '../platform/clock.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { secondsToWait } from '../request-limits/service.ts'
import type { Breaker } from './breaker.ts'
import type { LanguageModel } from './provider.ts'
import { reword, type Verdicts } from './reword.ts'
import { texts } from './texts.ts'

export type RewordDeps = Pick<Deps, 'db' | 'secrets' | 'clock' | 'settings'> & {
  /** Null where no language model is in use. */
  model: LanguageModel | null
  breaker: Breaker
}

/** What is logged of a call: sizes, times and verdicts, never content. */
export interface CallReport extends Partial<Verdicts> {
  task: 'reword'
  outcome: 'answered' | 'failed' | 'resting'
  /** Characters that were sent. */
  sent: number
  ms: number
}

const daySeconds = 86_400

/**
 * The case in words as its estimate alone gives it, in other words where the language model held to the facts, else as the
 * rules wrote it. A provider that fails or is silent costs the reader nothing but the wait. `onSend` is called before
 * anything is sent. Throws `languageModelOff` and `tooManyRewordings`.
 */
export async function rewordCase(
  deps: RewordDeps,
  row: Row,
  language: Language,
  { report, onSend }: { report: (call: CallReport) => void; onSend: () => void },
): Promise<RewordedCase> {
  const { model, breaker, settings } = deps
  if (!model) throw new HttpError(errors.languageModelOff)
  const paragraphs = await paragraphsOf(deps, row, language)
  const sent = JSON.stringify(paragraphs).length
  const began = performance.now()
  const say = (outcome: CallReport['outcome'], verdicts: Partial<Verdicts> = {}) =>
    report({ task: 'reword', outcome, sent, ms: Math.round(performance.now() - began), ...verdicts })
  if (paragraphs.length === 0) return byRules(paragraphs)
  if (!breaker.isResting()) await spend(deps, row.user_id)
  if (!breaker.mayAsk()) {
    say('resting')
    return byRules(paragraphs)
  }
  onSend()
  try {
    const signal = AbortSignal.timeout(settings.languageModelSeconds * 1000)
    const { paragraphs: reworded, verdicts } = await reword(model, { paragraphs, language }, signal)
    breaker.succeeded()
    say('answered', verdicts)
    return { answered: verdicts.taken > 0, paragraphs: reworded }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // Of whatever kind: it is the provider's, or that of the way to it, and the case stands without it.
    breaker.failed()
    say('failed')
    return byRules(paragraphs)
  }
}

/** Counts a call of this person's day and of everybody's, in all processes together. */
async function spend({ db, settings, ...deps }: RewordDeps, userId: string): Promise<void> {
  const counts = [
    [`language model ${userId}`, settings.languageModelCallsADay],
    ['language model', settings.languageModelCallsADayInAll],
  ] as const
  for (const [name, max] of counts) {
    const wait = await secondsToWait(deps, db, name, { max, seconds: daySeconds })
    if (wait !== null) throw new HttpError(errors.tooManyRewordings, { 'retry-after': String(wait) })
  }
}

const byRules = (paragraphs: readonly Paragraph[]): RewordedCase => ({
  answered: false,
  paragraphs: paragraphs.map(({ part, sentences }) => ({
    part,
    sentences: sentences.map(({ text, claims }) => ({ text, claims: [...claims], written_by: 'rules' })),
  })),
})

/**
 * What is sent, and stands where nothing better comes back: the case in words without what an analysis adds, so without its
 * figures, and without any sentence that names the month of birth.
 */
async function paragraphsOf(deps: RewordDeps, row: Row, language: Language): Promise<Paragraph[]> {
  const outlook = openPrediction(deps, row)
  const profile = dated(openAnswers(deps, row), currentMonth(deps.clock))
  const outcome = (await loadOutcomes(deps, row.user_id, [row.id])).get(row.id) ?? null
  const today = dayInSingapore(deps.clock.now())
  const step = nextStep({ profile, route: outlook.route, today, outcome })
  const born = formatMonth(profile.you.birth_month, language)
  return caseInWords(texts[language], { outlook, profile, today, step, opened: null })
    .map(({ part, sentences }) => ({ part, sentences: sentences.filter(({ text }) => !text.includes(born)) }))
    .filter(({ sentences }) => sentences.length > 0)
}
