export { type AnswerPath, type Answers, answerAt, noAnswers, readAnswers, withAnswer } from './answers.ts'
export { applicantsField } from './applicants.ts'
export { asSpouse, questionsOfSpouse } from './as-spouse.ts'
export { childOf, childSexFields, childSexPath, isChildSex } from './child-sex.ts'
export { type CountedAnswers, countedAnswers } from './counted.ts'
export { impliedMaritalStatus, impliedWorkStatus } from './derived.ts'
export { documentsFor } from './documents.ts'
export { commonAdvice, type EarlyAnswer, earlyAnswer, earlyAnswerKey } from './early-answer.ts'
export { exclusionsField } from './exclusions.ts'
export type {
  ChoiceField,
  DocumentsField,
  Field,
  NumberField,
  RowField,
  RowsField,
  SetField,
  Situation,
} from './field.ts'
export { allFields } from './fields.ts'
export {
  firstOpenQuestion,
  hasMore,
  isAnswered,
  mainSteps,
  openOf,
  openQuestions,
  type QuestionStep,
  questionStep,
  questionSteps,
  questionsLeft,
  quickQuestions,
  stepQuestions,
} from './form-questions.ts'
export { type AnswerDoubt, answerDoubts } from './plausible.ts'
export { type AnswerProblem, answerProblems, fieldAt, problemsFromServer } from './problems.ts'
export {
  oncePerSet,
  openSets,
  type QuestionSet,
  questionSet,
  setFields,
} from './question-sets.ts'
export { isRequired, isShown, relevantAnswers, shownRowFields } from './relevance.ts'
export { mayCommute } from './screen-rules.ts'
export { describeSituation } from './situation.ts'
export { tickAnswers, ticked, tickOptions } from './ticks.ts'
export { toProfile, wholeMonth } from './to-profile.ts'
export { monthFrom, monthParts, readDollars, readDollarsAMonth, readWholeNumber } from './typed-values.ts'
