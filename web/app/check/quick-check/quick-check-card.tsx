import { type Link, monthInSingapore } from '@settlesg/contract'
import { type Answers, readAnswers, withAnswer } from '@settlesg/form-logic'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { answersSoFar } from '../../drafts/visitor-answers.ts'
import { OwnWords } from '../own-words/own-words.tsx'
import { FirstQuestion } from './first-question.tsx'
import classes from './quick-check.module.css'
import { QuickCheck, type ReadSoFar } from './quick-check.tsx'
import { placeAfter, quickOutcome, quickQuestionsLeft } from './quick-outcome.ts'

const texts = ['quick', 'form', 'model']
const first = 'route.links'
const asAnswers = (links: Link[] | undefined) => readAnswers({ route: { links } })
/** For most; nobody is asked all ten. */
const usualCount = 8

/**
 * The quick check on the home page. Its first question is part of the page; the texts of the others come once
 * somebody begins. Each question is an entry of the browser's history, which names the question and no answer.
 */
export function QuickCheckCard() {
  const { t, i18n } = useTranslation('home')
  const { state } = useLocation()
  const navigate = useNavigate()
  const [answers, setAnswers] = useState<Answers>()
  const [ticked, setTicked] = useState<Link[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const [read, setRead] = useState<ReadSoFar>()
  const [thisMonth] = useState(() => monthInSingapore(new Date()))
  const place: unknown = state?.question
  const isAsking = typeof place === 'string' && place !== first
  const isReturning = isAsking && answers === undefined

  const begin = useCallback(
    (links: Link[] | undefined) => {
      setTicked(links)
      void i18n.loadNamespaces(texts)
    },
    [i18n],
  )

  /** Two quick presses of a button are one entry of the history. */
  const goingTo = useRef<string>(undefined)
  async function goTo(question: string) {
    if (goingTo.current === question) return
    goingTo.current = question
    await navigate('.', { state: { ...state, question }, preventScrollReset: true })
    goingTo.current = undefined
  }

  function take(next: Answers) {
    setAnswers(next)
    void answersSoFar.store(next)
  }

  async function goOn(next: Answers) {
    take(next)
    setIsBusy(true)
    await i18n.loadNamespaces(texts)
    setIsBusy(false)
    setIsReady(true)
    await goTo(placeAfter(null, next, thisMonth))
  }

  const takeRead = (next: Answers, taken: number) => {
    setRead({ taken, left: quickQuestionsLeft(next, thisMonth).length })
    void goOn(next)
  }

  // After a reload, or Back from another page, the answers come from where this tab keeps them.
  useEffect(() => {
    if (!isReturning) return
    let isGone = false
    void Promise.all([answersSoFar.open(), i18n.loadNamespaces(texts)]).then(([found]) => {
      // Those of another release's schema are not worth converting: the check begins anew.
      if (isGone || found === null) return
      setAnswers(readAnswers(found))
      setIsReady(true)
    })
    return () => {
      isGone = true
    }
  }, [isReturning, i18n])

  const isShown = isAsking && isReady && answers
  const outcome = isShown && place === 'outcome' ? quickOutcome(answers, thisMonth) : null
  const title = !outcome ? 'title' : outcome.range ? 'title_range' : 'title_answer'
  return (
    <section
      className={`card ${classes.card}`}
      aria-label={t('quick.name')}
      data-place={outcome ? 'outcome' : isShown ? 'question' : undefined}
    >
      <h2 className="text-l">{t(`quick.${title}`)}</h2>
      {isShown ? (
        <QuickCheck {...{ answers, place, read }} onAnswers={take} onPlace={(question) => void goTo(question)} />
      ) : (
        <OwnWords label={t('quick.own_words')} answers={asAnswers(ticked)} onTake={takeRead}>
          <FirstQuestion
            given={answers?.route.links}
            place={read ? read : { number: 1, count: usualCount }}
            isBusy={isBusy}
            takesFocus={place === first}
            onBegin={begin}
            onDone={(links) => void goOn(withAnswer(answers ?? asAnswers(links), first, links))}
          />
        </OwnWords>
      )}
      {!outcome && <p className="mt-4 pt-4 muted small border-top">{t('quick.promise')}</p>}
    </section>
  )
}
