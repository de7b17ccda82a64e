import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { quickCheckStorage } from '../../drafts/quick-check-storage.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Callout } from '../../kit/panel.tsx'

const hasKept = () => quickCheckStorage.read() !== null

/** Asks a member who finds answers of the quick check kept in this browser whether the form shall take them. */
export function StoredAnswers() {
  const { t } = useTranslation('quick')
  const isKept = useSyncExternalStore(quickCheckStorage.subscribe, hasKept, () => false)
  if (!isKept) return null
  return (
    <Callout title={t('ask.title')}>
      <p>{t('ask.text')}</p>
      <p className="row">
        <ButtonLink to="/tool" state={{ takesKept: true }}>
          {t('ask.use')}
        </ButtonLink>
        <Button look="link" onClick={() => quickCheckStorage.forget()}>
          {t('ask.no')}
        </Button>
      </p>
    </Callout>
  )
}
