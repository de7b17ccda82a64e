import type { LanguageModelInUse } from '@settlesg/contract'
import type { Answer, Passage } from '@settlesg/faq'

/** What the language model of this site pointed at: passages of this site, word for word, and no text of its own. */
export interface Picked {
  inUse: LanguageModelInUse
  isAnswered: boolean
  passages: readonly Passage[]
}

/** Passages as they are shown: the first quoted as the answer, or all of them by title only. */
export interface Shown {
  passages: readonly Passage[]
  isAnswered: boolean
}

const nothing: Shown = { passages: [], isAnswered: false }

/**
 * What is shown of what the rules found and, below it, of what the language model picked; no passage twice. `own` is what
 * the page says of its reader, which the language model does not pick from.
 */
export function putTogether(answer: Answer, picked: Picked | undefined, own: readonly Passage[]) {
  const { passages, isAnswered } = answer
  const [first, ...others] = passages
  const isFirst = ({ id }: Passage) => id === first?.id

  // The language model was not asked, or gave no answer.
  if (!picked?.isAnswered) return { byRules: answer, byModel: nothing }

  // It found nothing: that casts doubt on what the rules answered, but for the page's own.
  const picks = picked.passages
  if (picks.length === 0) {
    return { byRules: { passages, isAnswered: isAnswered && own.some(isFirst) }, byModel: nothing }
  }

  // Only the rules know what is not ours, or turns on a whole case: no passage answers that.
  const canAnswer = !answer.outside && !answer.needsCase

  // The rules found nothing but near titles: its picks replace them.
  if (!first || !isAnswered) return { byRules: nothing, byModel: { passages: picks, isAnswered: canAnswer } }

  // Both found something. Its picks are a second answer only where its first is another than that of the rules.
  const isPicked = ({ id }: Passage) => picks.some((pick) => pick.id === id)
  return {
    byRules: { passages: [first, ...others.filter((other) => !isPicked(other))], isAnswered },
    byModel: {
      passages: picks.filter((pick) => !isFirst(pick)),
      isAnswered: canAnswer && !picks.slice(0, 1).some(isFirst),
    },
  }
}
