import {
  dayInSingapore,
  errors,
  type LanguageModelInUse,
  type PassagesRequest,
  type PointedPassages,
  type PointedProposals,
  type ProposalsRequest,
} from '@settlesg/contract'
import { orderPassages } from '@settlesg/faq/order'
import { maskPersonalData } from '@settlesg/free-text'
import { proposeAnswers } from '@settlesg/free-text/point'
import { type AskModel, openAiModel } from '@settlesg/language-model'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { limits, take } from '../limits/service.ts'
import { HttpError } from '../platform/http/http-error.ts'

/** What is logged of a call: sizes and times, never content. */
interface CallReport {
  task: 'passages' | 'proposals'
  outcome: 'answered' | 'failed' | 'left'
  /** Characters of what the person wrote, as they were sent. */
  sent: number
  ms: number
  failure?: string
}

interface CallFor {
  /** All accounts of one mailbox are one person. */
  mailbox: string
  /** Ends when the person leaves. */
  left: AbortSignal
  /** Called before anything is sent. */
  onSend: () => void
  report: (call: CallReport) => void
}

type LanguageModelDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock' | 'settings'>

/** A provider that fails costs only the wait. Throws `languageModelOff`, `languageModelChanged`, `tooManyQuestions`. */
export function languageModelService(deps: LanguageModelDeps) {
  const { settings, clock } = deps
  const model = settings.languageModel && openAiModel(settings.languageModel)

  /** What a task of the model gives for a text of a person, whose identifying numbers and addresses are covered first. */
  async function call<Result>(
    { task, typed, agreed }: { task: CallReport['task']; typed: string; agreed: LanguageModelInUse },
    { mailbox, left, onSend, report }: CallFor,
    work: (
      ask: AskModel,
      given: typeof import('./texts.ts') & { text: string },
      signal: AbortSignal,
    ) => Promise<Result>,
  ): Promise<Result | null> {
    if (!model) throw new HttpError(errors.languageModelOff)
    if (!isInUse(settings, agreed)) throw new HttpError(errors.languageModelChanged)
    const text = maskPersonalData(typed)
    const began = performance.now()
    const done = <Given>(outcome: CallReport['outcome'], given: Given, failure?: string) => {
      const ms = Math.round(performance.now() - began)
      report({ task, outcome, sent: text.length, ms, ...(failure && { failure }) })
      return given
    }
    const { searches, texts } = await import('./texts.ts')
    await spend(deps, mailbox)
    onSend()
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(settings.languageModelSeconds * 1000), left])
      return done('answered', await work(model, { text, searches, texts }, signal))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // Of whatever kind: it is the provider's, or that of the way to it, whose message may quote what was sent.
      return done(left.aborted ? 'left' : 'failed', null, error.constructor.name)
    }
  }

  return {
    async pointToPassages(
      { question: typed, language, agreed_to: agreed }: z.output<typeof PassagesRequest>,
      callFor: CallFor,
    ): Promise<PointedPassages> {
      const found = await call({ task: 'passages', typed, agreed }, callFor, (ask, { text, searches }, signal) =>
        orderPassages(ask, { question: text, passages: searches[language](text) }, signal),
      )
      return { answered: found !== null, passages: found ?? [] }
    },
    async proposeAnswers(
      { text: typed, language, agreed_to: agreed }: z.output<typeof ProposalsRequest>,
      callFor: CallFor,
    ): Promise<PointedProposals> {
      const found = await call({ task: 'proposals', typed, agreed }, callFor, (ask, { text, texts }, signal) =>
        proposeAnswers(ask, { text, texts: texts[language], today: dayInSingapore(clock.now()) }, signal),
      )
      return { answered: found !== null, proposals: found ?? [] }
    },
  }
}

const isInUse = ({ languageModel }: Deps['settings'], { model, provider, country }: LanguageModelInUse): boolean =>
  languageModel?.model === model && languageModel.provider === provider && languageModel.country === country

/** Counts a call of this person's day and of everybody's, in all processes together: on both counts, or on none. */
const spend = (deps: LanguageModelDeps, mailbox: string): Promise<unknown> =>
  deps.transaction(async (tx) => {
    await take(deps, tx, limits.modelCalls, mailbox)
    await take(deps, tx, limits.modelCallsInAll, 'everybody')
  })
