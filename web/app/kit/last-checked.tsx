import checks from 'virtual:dated-checks'
import { dayInSingapore } from '@settlesg/contract'
import { lastChecked } from '@settlesg/model'
import { formatDay } from '@settlesg/wording'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const never = () => () => {}
const today = () => dayInSingapore(new Date())

/** Says when these passages or sources were last looked at, if too long ago. Built pages do not know the day they are read. */
export function LastChecked({ ids }: { ids: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const day = useSyncExternalStore(never, today, () => null)
  const checked = day && lastChecked(checks, ids, day)
  if (!checked) return null
  return <span className="muted small block">{t('last_checked', { day: formatDay(checked, i18n.language) })}</span>
}
