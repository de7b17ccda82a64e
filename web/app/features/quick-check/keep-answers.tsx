import { answersSchema } from '@settlesg/contract/answers-schema'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { formatMoment } from '../../dates-and-money.ts'
import { useAuthentication } from '../session/authentication.tsx'
import { DialogButton } from '../sign-in/dialog-button.tsx'
import { useDialogOpening } from '../sign-in/dialogs.tsx'
import { keptAnswers } from './kept-answers.ts'
import { inFormOf, type QuickAnswers } from './quick-answers.ts'
import classes from './quick-check.module.css'

/**
 * Keeps the answers in this browser, once that is asked for, and leads on to the account. Whoever is signed in already
 * is asked at once whether the form shall have them. Where they can be kept for this tab only, that is what it says.
 */
export function KeepAnswers({ answers, hasRange }: { answers: QuickAnswers; hasRange: boolean }) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const { isAuthenticated } = useAuthentication()
  const signUp = useDialogOpening('create_account')
  const [kept, setKept] = useState(keptAnswers.read)
  useEffect(() => keptAnswers.subscribe(() => setKept(keptAnswers.read())), [])
  const keep = useSubmit(async () => {
    await keptAnswers.keep(answersSchema, inFormOf(answers))
    if (!isAuthenticated) signUp.press()
  })
  return (
    <div className={classes.keep}>
      <Button isWide isOpening={keep.isSending || signUp.isOpening} onClick={() => void keep.submit()}>
        {t('keep.button')}
      </Button>
      {kept === null ? (
        <p>{t(hasRange ? 'keep.about' : 'keep.about_no_range')}</p>
      ) : (
        <div role="status">
          <p>
            {t(kept.isForTab ? 'keep.kept_in_tab' : 'keep.kept', {
              time: formatMoment(new Date(kept.until).toISOString(), i18n.language),
            })}
          </p>
          <p className={classes.ways}>
            {!isAuthenticated && <DialogButton dialog="sign_in">{t('keep.sign_in')}</DialogButton>}
            <button type="button" className={classes.back} onClick={keptAnswers.forget}>
              {t('keep.forget')}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}
