import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { keptAnswers } from '../../drafts/visitor-answers.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Callout } from '../../kit/panel.tsx'

const hasKept = () => keptAnswers.read() !== null

/** Asks a member who finds answers of the quick check kept in this browser whether the form shall take them. */
export function StoredAnswers() {
  const { t } = useTranslation('quick')
  const isKept = useSyncExternalStore(keptAnswers.subscribe, hasKept, () => false)
  if (!isKept) return null
  return (
    <Callout title={t('ask.title')}>
      <p>{t('ask.text')}</p>
      <p className="row">
        <ButtonLink to="/tool" state={{ takesKept: true }}>
          {t('ask.use')}
        </ButtonLink>
        <Button look="link" onClick={() => keptAnswers.forget()}>
          {t('ask.no')}
        </Button>
      </p>
    </Callout>
  )
}
