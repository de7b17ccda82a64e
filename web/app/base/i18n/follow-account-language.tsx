import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAuthentication } from '../session/authentication.tsx'
import { session } from '../session/session.ts'
import { meQuery } from '../session/use-me.ts'
import { chosenLanguage } from './language-cookie.ts'
import { useLanguage } from './use-language.ts'

/**
 * Whoever has chosen a language in this browser keeps it on signing in, and the account takes it over; where none was
 * chosen, the site uses that of the account. Renders nothing.
 */
export function FollowAccountLanguage() {
  const { language, show, tellAccount } = useLanguage()
  const { isAuthenticated } = useAuthentication()
  const [hasChosen, setHasChosen] = useState(true)
  useEffect(() => setHasChosen(isAuthenticated && chosenLanguage() !== null), [isAuthenticated])
  const accountLanguage = useQuery({ ...meQuery, enabled: isAuthenticated && !hasChosen }).data?.language
  useEffect(() => {
    if (accountLanguage && accountLanguage !== language && chosenLanguage() === null)
      void show(accountLanguage, 'account')
  }, [accountLanguage, language, show])

  useEffect(
    () =>
      session.subscribe((event) => {
        const chosen = chosenLanguage()
        if (event.kind === 'started' && event.where === 'here' && chosen) void tellAccount(chosen)
      }),
    [tellAccount],
  )
  return null
}
