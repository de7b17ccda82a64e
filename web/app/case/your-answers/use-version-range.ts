import type { VersionSummary } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'

/** What a version said, in words. */
export function useVersionRange() {
  const { t } = useTranslation(['result', 'model'])
  return ({ low, high }: VersionSummary): string =>
    low === null || high === null ? t('answer.no_estimate') : t('sharpen.range', { low, high })
}
