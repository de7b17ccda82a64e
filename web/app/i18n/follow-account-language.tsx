import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAuthentication } from '../features/session/authentication.tsx'
import { meQuery } from '../features/session/use-me.ts'
import { chosenLanguage } from './language-cookie.ts'
import { useLanguage } from './use-language.ts'

/** Shows the site in the account's language when nothing was chosen on this device. Renders nothing. */
export function FollowAccountLanguage() {
  const { language, show } = useLanguage()
  const { isAuthenticated } = useAuthentication()
  const [hasChosen, setHasChosen] = useState(true)
  useEffect(() => setHasChosen(isAuthenticated && chosenLanguage() !== null), [isAuthenticated])
  const accountLanguage = useQuery({ ...meQuery, enabled: isAuthenticated && !hasChosen }).data?.language
  useEffect(() => {
    if (accountLanguage && accountLanguage !== language && chosenLanguage() === null) void show(accountLanguage)
  }, [accountLanguage, language, show])
  return null
}
