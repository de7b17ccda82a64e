import { formatWhole } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import classes from './pages.module.css'

interface PagesProps {
  skip: number
  limit: number
  count: number
  onSkip: (skip: number) => void
}

/** Which part of a long list is shown, and the ways to its neighbours. Nothing where all fits. */
export function Pages({ skip, limit, count, onSkip }: PagesProps) {
  const { t, i18n } = useTranslation('account')
  if (count <= limit && skip === 0) return null
  const number = (value: number) => formatWhole(value, i18n.language)
  const shown = { from: number(skip + 1), to: number(Math.min(skip + limit, count)), count: number(count) }
  return (
    <div className={classes.pages}>
      <p role="status">{t('shown', shown)}</p>
      {skip > 0 && (
        <Button look="outline" size="sm" onClick={() => onSkip(Math.max(0, skip - limit))}>
          {t('newer')}
        </Button>
      )}
      {skip + limit < count && (
        <Button look="outline" size="sm" onClick={() => onSkip(skip + limit)}>
          {t('older')}
        </Button>
      )}
    </div>
  )
}
