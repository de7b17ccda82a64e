export { openAfterwards, openInForm } from './afterwards.ts'
export { type AnswerPath, type Answers, answerAt, noAnswers, readAnswers, withAnswer } from './answers.ts'
export { applicantAnswers, applicantsField, applicantsOf, possibleApplicants } from './applicants.ts'
export { askedOnce, type QuestionSet, setWith } from './asked-together.ts'
export { documentsFor } from './documents.ts'
export { commonAdvice, type EarlyAnswer, earlyAnswer, nameOf } from './early-answer.ts'
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
export { hasMore, isAnswered, questionsLeft, questionsOf, stepOf } from './form-questions.ts'
export { gateAnswers, gatesField, gatesOf } from './gates.ts'
export { monthFrom, monthParts } from './months.ts'
export { type AnswerProblem, answerProblems, fieldAt, problemsFromServer } from './problems.ts'
export { isRequired, isShown, relevantAnswers, shownRowFields } from './relevance.ts'
export { holdsIdentityNumber } from './sensitive-text.ts'
export { situationOf } from './situation.ts'
export { mainSteps, type QuestionStep, questionSteps } from './steps.ts'
export { toProfile, wholeMonth } from './to-profile.ts'
export { readDollars, readWholeNumber } from './whole-number.ts'
