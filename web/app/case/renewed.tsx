import type { VersionSummary } from '@settlesg/contract'
import { formatDate } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Callout } from '../kit/panel.tsx'
import { useVersionRange } from './your-answers/use-version-range.ts'

/** That a newer model moved the result, though nobody changed an answer, from which range to which. */
export function Renewed({ versions: [newest, before] }: { versions: readonly VersionSummary[] }) {
  const { t, i18n } = useTranslation(['result', 'model'])
  const range = useVersionRange()
  if (newest?.cause !== 'model' || !before) return null
  const moved = { before: range(before), now: range(newest) }
  if (moved.before === moved.now) return null
  const made = { date: formatDate(newest.at, i18n.language), version: newest.model_version }
  return (
    <Callout>
      <p>{t('renewed', { ...made, ...moved })}</p>
    </Callout>
  )
}
