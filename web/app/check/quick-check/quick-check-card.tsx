import { type Answers, readAnswers } from '@settlesg/answers'
import type { Link } from '@settlesg/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OwnWords } from '../own-words/own-words.tsx'
import { FirstQuestion } from './first-question.tsx'
import classes from './quick-check.module.css'
import { QuickCheck } from './quick-check.tsx'

const texts = ['quick', 'form', 'model']
const asAnswers = (links: Link[] | undefined) => readAnswers({ route: { links } })
/** For most; nobody is asked all ten. */
const usualCount = 8

/**
 * The quick check on the home page. Its first question is part of the page; the texts of the others come once
 * somebody begins.
 */
export function QuickCheckCard() {
  const { t, i18n } = useTranslation('home')
  const [given, setGiven] = useState<Answers>()
  const [ticked, setTicked] = useState<Link[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const begin = useCallback(
    (links: Link[] | undefined) => {
      setTicked(links)
      void i18n.loadNamespaces(texts)
    },
    [i18n],
  )

  async function goOn(answers: Answers) {
    setGiven(answers)
    setIsBusy(true)
    await i18n.loadNamespaces(texts)
    setIsBusy(false)
    setIsReady(true)
  }

  return (
    <section className={classes.card} aria-labelledby="quick-title">
      <h2 id="quick-title" className={classes.title}>
        {t('quick.title')}
      </h2>
      {isReady && given ? (
        <QuickCheck given={given} />
      ) : (
        <OwnWords label={t('quick.own_words')} answers={asAnswers(ticked)} onTake={(answers) => void goOn(answers)}>
          <FirstQuestion
            given={given?.route.links}
            count={usualCount}
            isBusy={isBusy}
            onBegin={begin}
            onDone={(links) => void goOn(asAnswers(links))}
          />
        </OwnWords>
      )}
      <p className="muted small">{t('quick.promise')}</p>
    </section>
  )
}
