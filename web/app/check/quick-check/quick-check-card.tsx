import type { Link } from '@settlesg/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstQuestion } from './first-question.tsx'
import classes from './quick-check.module.css'
import { QuickCheck } from './quick-check.tsx'

const texts = ['quick', 'form', 'model']
/** For most; nobody is asked all ten. */
const usualCount = 8

/**
 * The quick check on the home page. Its first question is part of the page; the texts of the others come once
 * somebody begins.
 */
export function QuickCheckCard() {
  const { t, i18n } = useTranslation('home')
  const [given, setGiven] = useState<Link[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const begin = useCallback(() => {
    void i18n.loadNamespaces(texts)
  }, [i18n])

  async function goOn(links: Link[]) {
    setGiven(links)
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
        <QuickCheck links={given} />
      ) : (
        <FirstQuestion
          given={given}
          count={usualCount}
          isBusy={isBusy}
          onBegin={begin}
          onDone={(links) => void goOn(links)}
        />
      )}
      <p className="muted small">{t('quick.promise')}</p>
    </section>
  )
}
