import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuthentication } from '../base/session/authentication.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { type DialogName, useDialogs } from './use-dialogs.ts'

/** A button on a page that opens one of the account dialogs. Its text comes translated. */
export function DialogButton({ dialog, children }: { dialog: DialogName; children: ReactNode }) {
  const { open } = useDialogs()
  return <Button onClick={() => open(dialog)}>{children}</Button>
}

interface GetStartedProps {
  size: 'sm' | 'md' | 'lg'
  isWide?: boolean
  onDone?: () => void
}

/** Opens the tool for a signed-in person, the sign-up dialog for a visitor. */
export function GetStarted({ onDone, ...look }: GetStartedProps) {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const { open } = useDialogs()
  if (isAuthenticated)
    return (
      <ButtonLink {...look} data-early="get_started" to="/tool" onClick={onDone}>
        {t('get_started')}
      </ButtonLink>
    )
  return (
    <Button
      {...look}
      data-early="get_started"
      onClick={() => {
        onDone?.()
        open('create_account')
      }}
    >
      {t('get_started')}
    </Button>
  )
}
