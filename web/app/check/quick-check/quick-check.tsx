import { type Link, monthInSingapore } from '@settlesg/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstQuestion } from './first-question.tsx'
import { askedOnly, type QuickAnswers, type QuickQuestion, questionsFor } from './quick-answers.ts'
import { earlyOutcome, outcomeOf, type QuickOutcome } from './quick-outcome.ts'
import { QuickQuestionView } from './quick-question.tsx'
import { QuickResult } from './quick-result.tsx'

/** Where one is: at a question, or at the answer. */
type Place = QuickQuestion | 'outcome'

/** What follows the first question: the others one by one, then the answer, all worked out here. */
export function QuickCheck({ links }: { links: Link[] }) {
  const { t } = useTranslation('quick')
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const [answers, setAnswers] = useState<QuickAnswers>({ links })
  const [place, setPlace] = useState<Place>('pass')
  const questions = questionsFor(answers)

  /** On to the next question, or to the answer where it is settled already or nothing else is open. */
  function goOn(from: QuickQuestion, given: QuickAnswers) {
    const now = askedOnly(given)
    setAnswers(now)
    const asked = questionsFor(now)
    const rest = asked.slice(asked.indexOf(from) + 1)
    const open = rest.find((name) => now[name] === undefined)
    setPlace(earlyOutcome(now, thisMonth) || !open ? 'outcome' : open)
  }
  const goBack = (from: QuickQuestion) => {
    const before = questions[questions.indexOf(from) - 1]
    if (before) setPlace(before)
  }

  if (place === 'outcome') {
    const outcome: QuickOutcome = earlyOutcome(answers, thisMonth) ?? outcomeOf(answers, thisMonth)
    return <QuickResult answers={answers} outcome={outcome} onChange={setPlace} />
  }
  const number = questions.indexOf(place) + 1
  const count = questions.length
  if (place === 'links')
    return (
      <FirstQuestion
        given={answers.links}
        count={count}
        takesFocus
        onDone={(next) => goOn('links', { ...answers, links: next })}
      />
    )
  return (
    <QuickQuestionView
      key={place}
      name={place}
      given={answers}
      thisMonth={thisMonth}
      progress={t('progress', { number, count })}
      isLast={number === count}
      onBack={() => goBack(place)}
      onDone={(next) => goOn(place, next)}
    />
  )
}
