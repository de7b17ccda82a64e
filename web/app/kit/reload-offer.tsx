import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { isLoadingStuck, mayReload, onStuckLoading, patienceMs, reloadOnce } from '../base/loading/stuck-loading.ts'
import { Button } from './button.tsx'
import classes from './reload-offer.module.css'

/** Watches the loading of pages. After 120 seconds, or when a script did not arrive, it offers to reload. */
export function ReloadOffer({ isWaiting = false }: { isWaiting?: boolean }) {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const isSlow = useIsLong(isWaiting || navigation.state !== 'idle')
  const isStuck = useSyncExternalStore(onStuckLoading, isLoadingStuck, () => false)
  if (!isSlow && !isStuck) return null
  return (
    <section role="alert" className={`row card justify-between mx-auto prose bg-amber ${classes.offer}`}>
      <div>
        <strong>{t(isStuck ? 'problem.stuck_title' : 'problem.slow_title')}</strong>
        <p>{t(mayReload() ? 'problem.reload_text' : 'problem.later_text')}</p>
      </div>
      {mayReload() && <Button onClick={reloadOnce}>{t('problem.reload')}</Button>}
    </section>
  )
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isWaiting])
  return isLong
}
