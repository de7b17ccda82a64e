import {
  type Answers,
  describeSituation,
  isAnswered,
  quickQuestions,
  relevantAnswers,
  withAnswer,
} from '@settlesg/answers'
import { answersSchema, monthInSingapore } from '@settlesg/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quickCheckStorage } from '../../base/drafts/quick-check-storage.ts'
import { session } from '../../base/session/session.ts'
import { FirstQuestion } from './first-question.tsx'
import { quickOutcome } from './quick-outcome.ts'
import { QuickQuestion } from './quick-question.tsx'
import { QuickResult } from './quick-result.tsx'

/** The first open question after this one, or the outcome where it is settled already or nothing else is open. */
function placeAfter(from: string | null, answers: Answers, thisMonth: string): string {
  const situation = describeSituation(answers, thisMonth)
  const all = quickQuestions(answers, thisMonth)
  const rest = all.slice(all.findIndex(({ path }) => path === from) + 1)
  const next = rest.find((one) => !isAnswered(one, situation, thisMonth))
  const outcome = quickOutcome(answers, thisMonth)
  return !next || (outcome?.reason && outcome.isSettled) ? 'outcome' : next.path
}

/** What follows the first question: the others one by one, then the outcome, all worked out here. */
export function QuickCheck({ given }: { given: Answers }) {
  const { t } = useTranslation('quick')
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const [answers, setAnswers] = useState(given)
  /** A tap on an answer led here, which is said to who does not see it. */
  const [isLed, setIsLed] = useState(false)
  /** The path of a question, or the outcome. */
  const [place, setPlace] = useState(() => placeAfter(null, given, thisMonth))
  const questions = quickQuestions(answers, thisMonth)
  const index = questions.findIndex(({ path }) => path === place)
  const field = questions[index]
  const before = questions[index - 1]
  const count = questions.length
  // Signing in puts the member's home in the place of this page: the answers must not go with it.
  useEffect(
    () =>
      session.subscribe(({ kind }) => {
        if (kind === 'started') void quickCheckStorage.keep(answersSchema, answers)
      }),
    [answers],
  )

  /** On to the next question, or to the outcome where it is settled already or nothing else is open. */
  function goOn(from: string, given: Answers) {
    const now = relevantAnswers(given, thisMonth)
    setAnswers(now)
    setPlace(placeAfter(from, now, thisMonth))
  }

  if (!field) {
    const outcome = quickOutcome(answers, thisMonth)
    return outcome && <QuickResult {...{ answers, outcome, thisMonth }} onChange={setPlace} />
  }
  if (place === 'route.links')
    return (
      <FirstQuestion
        given={answers.route.links}
        count={count}
        takesFocus
        onDone={(next) => goOn(place, withAnswer(answers, place, next))}
      />
    )
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
        onBack={() => before && setPlace(before.path)}
        onDone={(next, isByTap) => {
          setIsLed(isByTap)
          goOn(place, next)
        }}
      />
    </>
  )
}
