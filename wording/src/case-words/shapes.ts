import type { AnalysisOutlook, DatedProfile, Day, Outlook } from '@settlesg/contract'
import type { NextStep, Schedule } from '@settlesg/model'

/** A case as its page has it on a day, for `claims` and `caseInWords`. */
export interface WordedCase {
  outlook: Outlook
  /** The answers that it was made from, with the month that it is of. */
  profile: DatedProfile
  today: Day
  /** Today's step; null where there is nothing to do. */
  step: NextStep | null
  /** What the reader has paid to see, with the papers as they are ticked; null while the analysis is not opened. */
  opened: (Pick<AnalysisOutlook, 'what_ifs' | 'documents'> & { days: Schedule }) | null
}

/** One fact, rule, line of the model or value of the estimate, by a name that stays: `estimate:mid`, `line:pay`. */
export interface Claim {
  id: string
  /** The claim by itself, with every number that rests on it. */
  text: string
}

/** A sentence with the ids of the claims that it rests on. */
export interface ClaimedSentence {
  text: string
  claims: readonly string[]
}

/** The parts of a case in words, in their order. */
export const parts = ['standing', 'why', 'open', 'next', 'unknown'] as const

export interface Paragraph {
  part: (typeof parts)[number]
  sentences: ClaimedSentence[]
}
