import type { Answers } from '@settlesg/form-logic'
import { formatMoment } from '@settlesg/wording'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptAnswers } from '../../drafts/visitor-answers.ts'
import { Button } from '../../kit/button.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { DialogButton, useDialogs } from '../../sign-in/index.ts'

const texts = { browser: 'keep.kept', tab: 'keep.kept_in_tab', page: 'keep.kept_in_page' } as const

interface KeepAnswersProps {
  answers: Answers
  /** What an account gives beyond this page; `quiet`: nothing that would help now, since no route is open. */
  offer: 'range' | 'no_range' | 'quiet'
}
const about = { range: 'keep.about', no_range: 'keep.about_no_range' } as const

/**
 * Keeps the answers in this browser, once somebody wants it, and leads on to the account. Where they can be kept for
 * this tab or this page only, that is what it says.
 */
export function KeepAnswers({ answers, offer }: KeepAnswersProps) {
  const { t, i18n } = useTranslation(['quick', 'form', 'model'])
  const isQuiet = offer === 'quiet'
  const { open } = useDialogs()
  const [kept, setKept] = useState(keptAnswers.read)
  useEffect(() => keptAnswers.subscribe(() => setKept(keptAnswers.read())), [])
  const keep = useSubmit(async () => {
    await keptAnswers.keep(answers)
    // The mailed link opens another page, which would not find what this page alone remembers.
    if (keptAnswers.read()?.where !== 'page') open('create_account')
  })
  return (
    <div className="mt-4">
      <Button
        isWide={!isQuiet}
        look={isQuiet ? 'link' : 'filled'}
        isOpening={keep.isSending}
        onClick={() => void keep.submit()}
      >
        {t(isQuiet ? 'keep.quiet' : 'keep.button')}
      </Button>
      {kept === null ? (
        offer !== 'quiet' && <p className="mt-2 muted small">{t(about[offer])}</p>
      ) : (
        <div role="status">
          <p className="muted small">
            {t(texts[kept.where], {
              time: formatMoment(new Date(kept.until).toISOString(), i18n.language),
            })}
          </p>
          <p className="row">
            <DialogButton dialog="sign_in">{t('keep.sign_in')}</DialogButton>
            <Button look="link" onClick={keptAnswers.forget}>
              {t('keep.forget')}
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}
