import { monthInSingapore } from '@settlesg/contract'
import {
  type Answers,
  answerProblems,
  describeSituation,
  type Field,
  isAnswered,
  quickQuestions,
  relevantAnswers,
  withAnswer,
} from '@settlesg/form-logic'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../base/session/session.ts'
import { answersSoFar, keptAnswers } from '../../drafts/visitor-answers.ts'
import { Button } from '../../kit/button.tsx'
import { QuestionFrame, type QuestionPlace } from './question-frame.tsx'
import { placeAfter, quickOutcome, quickQuestionsLeft } from './quick-outcome.ts'
import { QuickResult } from './quick-result.tsx'

/** What was read from one's own words: so many answers, and so many questions were left then. */
export interface ReadSoFar {
  taken: number
  left: number
}

interface QuickCheckProps {
  answers: Answers
  /** The path of a question, or the outcome; for anything else, what comes next. */
  place: string
  /** How many answers were in and how many to go when they were read from one's own words. */
  read: ReadSoFar | undefined
  onAnswers: (answers: Answers) => void
  onPlace: (place: string) => void
}

/** What follows the first question: the others one by one, then the outcome, all worked out here. */
export function QuickCheck({ answers, place: wanted, read, onAnswers, onPlace }: QuickCheckProps) {
  const { t } = useTranslation('quick')
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  /** A tap on an answer led here, which is said to who does not see it. */
  const [isLed, setIsLed] = useState(false)
  const questions = quickQuestions(answers, thisMonth)
  const outcome = quickOutcome(answers, thisMonth)
  // The browser's Back may lead to a question that a later answer has taken away, or to an outcome that is open again.
  const isThere = wanted === 'outcome' ? outcome !== null : questions.some(({ path }) => path === wanted)
  const place = isThere ? wanted : placeAfter(null, answers, thisMonth)
  const index = questions.findIndex(({ path }) => path === place)
  const field = questions[index]
  const before = questions[index - 1]
  const count = questions.length
  const left = quickQuestionsLeft(answers, thisMonth).length
  // Signing in puts the member's home in the place of this page: the answers must not go with it.
  useEffect(
    () =>
      session.subscribe(({ kind }) => {
        if (kind !== 'started') return
        void keptAnswers.keep(answers)
        void answersSoFar.forget()
      }),
    [answers],
  )

  if (!field) return outcome && <QuickResult {...{ answers, outcome, thisMonth }} onChange={onPlace} />
  return (
    <>
      <p role="status" className="visually-hidden">
        {isLed && t('led_on')}
      </p>
      <QuickQuestion
        key={place}
        field={field}
        given={answers}
        thisMonth={thisMonth}
        place={read ? { taken: read.taken + Math.max(0, read.left - left), left } : { number: index + 1, count }}
        isLast={read ? left === 1 : index + 1 === count}
        onBack={() => before && onPlace(before.path)}
        onDone={(given, isByTap) => {
          setIsLed(isByTap)
          const now = relevantAnswers(given, thisMonth)
          onAnswers(now)
          onPlace(placeAfter(place, now, thisMonth))
        }}
      />
    </>
  )
}

interface QuickQuestionProps {
  field: Field
  given: Answers
  thisMonth: string
  place: QuestionPlace
  isLast: boolean
  onBack: () => void
  /** `isByTap`: a tap on an answer led on by itself. */
  onDone: (answers: Answers, isByTap: boolean) => void
}

/** One of the questions after the first, as the form asks it. What was typed stays, also where it cannot be used yet. */
function QuickQuestion({ field, given, thisMonth, place, isLast, onBack, onDone }: QuickQuestionProps) {
  const { t } = useTranslation('quick')
  const [answers, setAnswers] = useState(given)
  // Who comes back to an answer may want to look at it, and to change it again.
  const [isOpen] = useState(() => !isAnswered(field, describeSituation(given, thisMonth), thisMonth))
  return (
    <QuestionFrame
      of={[field]}
      answers={answers}
      month={thisMonth}
      problems={answerProblems(answers, thisMonth).filter(({ path }) => path === field.path)}
      place={place}
      next={t(isLast ? 'see' : 'continue')}
      back={
        <Button look="link" onClick={onBack}>
          {t('back')}
        </Button>
      }
      takesFocus
      onChange={(path, value) => setAnswers((now) => withAnswer(now, path, value))}
      onTap={isOpen ? () => onDone(answers, true) : undefined}
      onDone={() => onDone(answers, false)}
    />
  )
}
