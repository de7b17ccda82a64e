import checks from 'virtual:dated-checks'
import { dayInSingapore } from '@settlesg/contract'
import { lastChecked } from '@settlesg/model'
import { formatDay } from '@settlesg/wording'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './last-checked.module.css'

const never = () => () => {}
const today = () => dayInSingapore(new Date())

/**
 * One quiet line where something that rests on these passages or sources was last looked at too long ago. Never in the
 * pages as they are built: those do not know the day on which they are read.
 */
export function LastChecked({ ids }: { ids: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const day = useSyncExternalStore(never, today, () => null)
  const checked = day && lastChecked(checks, ids, day)
  if (!checked) return null
  return (
    <span className={`muted small ${classes.line}`}>
      {t('last_checked', { day: formatDay(checked, i18n.language) })}
    </span>
  )
}
