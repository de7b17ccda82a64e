import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { quickCheckStorage } from '../../base/drafts/quick-check-storage.ts'
import { useAuthentication } from '../../base/session/authentication.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import shared from '../check.module.css'

const hasKept = () => quickCheckStorage.read() !== null

/** For whoever is signed in and has answers of the quick check kept here: the way into the form, which takes them. */
export function KeptAnswersLink() {
  const { t } = useTranslation('home')
  const { isAuthenticated } = useAuthentication()
  const isKept = useSyncExternalStore(quickCheckStorage.subscribe, hasKept, () => false)
  if (!isAuthenticated || !isKept) return null
  return (
    <div role="status" className={`row ${shared.ways}`}>
      <ButtonLink to="/tool">{t('quick.kept_go_on')}</ButtonLink>
      <Button look="link" onClick={quickCheckStorage.forget}>
        {t('quick.kept_forget')}
      </Button>
    </div>
  )
}
