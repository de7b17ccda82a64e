import { reportedWaits } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { WaitingPicture } from './waiting-picture.tsx'

/** ICA: within six months if complete (docs/facts.md 4). */
const publishedMonths = 6

/** How long it takes: ICA's words, and what was reported of the latest years. */
export function Waits() {
  const { t } = useTranslation('model')
  const latest = reportedWaits.at(-1)
  return (
    <>
      <p>{t('waiting.within_six_months')}</p>
      {latest && <WaitingPicture reported={latest} publishedMonths={publishedMonths} />}
    </>
  )
}
