import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useAuthentication } from '../session/authentication.tsx'
import { useDialogOpening } from './dialogs.tsx'

interface GetStartedProps {
  size: 'sm' | 'md' | 'lg'
  isWide?: boolean
  onDone?: () => void
}

/** Opens the tool for a signed-in person, the sign-up dialog for a visitor. */
export function GetStarted({ onDone, ...look }: GetStartedProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const { isOpening, press } = useDialogOpening('create_account', onDone)
  if (isAuthenticated)
    return (
      <ButtonLink {...look} to="/tool" onClick={onDone}>
        {t('get_started')}
      </ButtonLink>
    )
  return (
    <Button {...look} isOpening={isOpening} onClick={press}>
      {t('get_started')}
    </Button>
  )
}
