import type { Link } from '@settlesg/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../loading/lazy-part.tsx'
import { lazyScript } from '../loading/lazy-script.ts'
import classes from './first-question.module.css'
import { FirstQuestion } from './first-question.tsx'

const quickCheck = lazyScript(() => import('./quick-check.tsx'))
const texts = ['quick', 'form', 'model']
/** For most; nobody is asked all ten. */
const usualCount = 8

/**
 * The quick check on the home page. Its first question is part of the page; whatever else it needs, the draws of the
 * model among it, comes once somebody begins.
 */
export function QuickCheckCard() {
  const { t, i18n } = useTranslation('home')
  const [given, setGiven] = useState<Link[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const begin = useCallback(() => {
    quickCheck.preload()
    void i18n.loadNamespaces(texts)
  }, [i18n])

  async function goOn(links: Link[]) {
    setGiven(links)
    setIsBusy(true)
    // Where it does not arrive, the page offers a reload, and the question can be sent on again.
    const isHere = await Promise.all([quickCheck.load(), i18n.loadNamespaces(texts)]).then(
      () => true,
      () => false,
    )
    setIsBusy(false)
    setIsReady(isHere)
  }

  return (
    <section className={classes.card} aria-labelledby="quick-title">
      <h2 id="quick-title" className={classes.title}>
        {t('quick.title')}
      </h2>
      {isReady && given ? (
        <LazyPart script={quickCheck} props={{ links: given }} />
      ) : (
        <FirstQuestion
          given={given}
          count={usualCount}
          isBusy={isBusy}
          onBegin={begin}
          onDone={(links) => void goOn(links)}
        />
      )}
      <p className={classes.promise}>{t('quick.promise')}</p>
    </section>
  )
}
