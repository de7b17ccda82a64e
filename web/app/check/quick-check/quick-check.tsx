import { answersSchema, monthInSingapore } from '@settlesg/contract'
import { type Answers, quickQuestions, relevantAnswers } from '@settlesg/form-logic'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../base/session/session.ts'
import { quickCheckStorage } from '../../drafts/quick-check-storage.ts'
import { quickCheckSoFar } from './quick-check-so-far.ts'
import { placeAfter, quickOutcome } from './quick-outcome.ts'
import { QuickQuestion } from './quick-question.tsx'
import { QuickResult } from './quick-result.tsx'

interface QuickCheckProps {
  answers: Answers
  /** The path of a question, or the outcome; for anything else, what comes next. */
  place: string
  onAnswers: (answers: Answers) => void
  onPlace: (place: string) => void
}

/** What follows the first question: the others one by one, then the outcome, all worked out here. */
export function QuickCheck({ answers, place: wanted, onAnswers, onPlace }: QuickCheckProps) {
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
  // Signing in puts the member's home in the place of this page: the answers must not go with it.
  useEffect(
    () =>
      session.subscribe(({ kind }) => {
        if (kind !== 'started') return
        void quickCheckStorage.keep(answersSchema, answers)
        void quickCheckSoFar.forget()
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
        progress={t('progress', { number: index + 1, count })}
        isLast={index + 1 === count}
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
