export { answerInShort, placeOnRoute, type ShortOutlook } from './answer-in-short.ts'
export { answeredQuestion, optionName, questionLabel } from './answers.ts'
export { caseInWords, type WordedCase } from './case-in-words.ts'
export {
  formatCents,
  formatDate,
  formatDay,
  formatDollars,
  formatMoment,
  formatMonth,
  formatWhole,
  formatYears,
  monthNames,
} from './dates-and-money.ts'
export { describeEffect, isUnclear } from './effect.ts'
export {
  changeByBasis,
  computeMovement,
  type GroupSum,
  groupedReasons,
  groupSums,
  hiddenRest,
  leadingReasons,
  namedReasons,
  reasonEnds,
  type Sized,
} from './movement.ts'
export { adviceStepText, nextStepText } from './next-step.ts'
export { changeSentence, consistencySentence, familySentence } from './notes.ts'
export {
  childName,
  kindName,
  kindNames,
  paperDates,
  paperName,
  paperOwner,
  papersSummary,
} from './papers.ts'
export { describeRange, describeUsual, isOpenEnded, levelBasis, signedPeople } from './people.ts'
export {
  describeEnds,
  describeStep,
  formWindow,
  monthAndDay,
  paperBehind,
  planLength,
  planSummary,
  preflightText,
} from './plan.ts'
export { answerSentence, factorName, reasonSentence } from './reasons.ts'
export { authorities, findAuthority, publisherName, sourceTitle, trustName } from './sources.ts'
export { counted, listed, punctuation, readTexts, sentences, type Texts, type Values } from './texts.ts'
export { describeMayApply, describeStanding, describeWidth, ruleVerdict, type Standing, whyOfWidth } from './verdict.ts'
export { groupWhatIfs, unclearWhatIfs, whatIfName, whatIfNeeds, whatIfRule, whatIfSummary } from './what-ifs.ts'
