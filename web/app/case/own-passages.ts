import type { DatedProfile, Prediction } from '@settlesg/contract'
import type { Passage } from '@settlesg/faq'
import { type NextStep, notInHand } from '@settlesg/model'
import {
  answerInShort,
  describeMayApply,
  isOpenEnded,
  kindNames,
  listed,
  nextStepText,
  sentences,
  type Texts,
  whyOfWidth,
} from '@settlesg/wording'
import type { Paper } from './papers/checklist.ts'

interface OwnCase {
  prediction: Prediction
  profile: DatedProfile
  step: NextStep | null
  /** Only of a case whose analysis is open. */
  papers: readonly Paper[] | null
}

/**
 * What the page of a case says of this person, so that questions find it beside the corpus: the rules' answer, the range,
 * the answer in short, today's step and the papers that are not in hand. In the page's own sentences, none of another's.
 */
export function ownPassages(texts: Texts, { prediction, profile, step, papers }: OwnCase): Passage[] {
  const { estimate, width } = prediction
  const own: [name: string, text: string | null, place: string][] = [
    ['may_apply', describeMayApply(texts, prediction, profile.route.pass), 'answer'],
    ['range', estimate && range(texts, estimate, whyOfWidth(estimate, width)), 'answer'],
    ['answer', answerInShort(texts, prediction), 'answer'],
    ['today', step && sentences(texts, texts.t('result:today'), nextStepText(texts, step)), 'today'],
    ['papers', papers && missing(texts, papers, profile), 'papers'],
  ]
  return own.flatMap(([name, text, place]) => (text ? [{ id: `result:${name}`, text, href: `#${place}` }] : []))
}

const range = (texts: Texts, estimate: NonNullable<Prediction['estimate']>, why: string | null | undefined) => {
  const { low, high } = estimate
  const words = texts.t(isOpenEnded(estimate) ? 'result:range.words_over' : 'result:range.words', { low, high })
  return sentences(texts, words, why ? texts.t(`result:answer.why.${why}`) : '')
}

function missing(texts: Texts, papers: readonly Paper[], { family }: DatedProfile): string {
  const names = kindNames(texts, notInHand(papers), family)
  return names.length === 0
    ? texts.t('question:own.papers_none')
    : texts.t('question:own.papers', { papers: listed(texts, names) })
}
