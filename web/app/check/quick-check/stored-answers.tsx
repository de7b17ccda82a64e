import { type Answers, readAnswers } from '@settlesg/answers'
import { currentAnswers } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { emptyDraft, loadDraft, saveDraft } from '../../base/drafts/draft.ts'
import { quickCheckStorage } from '../../base/drafts/quick-check-storage.ts'
import { notify } from '../../base/notices/notify.ts'
import { useAuthentication } from '../../base/session/authentication.tsx'
import { draftOwnerQuery } from '../../base/session/draft-owner.ts'
import { Button } from '../../kit/button.tsx'
import classes from '../../kit/dialog.module.css'
import { Dialog } from '../../kit/dialog.tsx'
import { useSubmit } from '../../kit/use-submit.ts'

const hasKept = () => quickCheckStorage.read() !== null

/** Asks whoever is signed in, and finds answers of the quick check kept in this browser, whether to use them. */
export function StoredAnswersPrompt() {
  const { isAuthenticated } = useAuthentication()
  const isKept = useSyncExternalStore(quickCheckStorage.subscribe, hasKept, () => false)
  if (!isAuthenticated || !isKept) return null
  return (
    <Suspense>
      <StoredAnswersDialog />
    </Suspense>
  )
}

/**
 * "Use these answers?" Yes puts them into the form's draft, over what it has for the same questions; no removes them.
 * Closing the dialog decides nothing: they are asked about again, until their day is over. Answers that do not open any
 * more are gone, and a notice says so.
 */
function StoredAnswersDialog() {
  const { t } = useTranslation('quick')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  const use = useSubmit(async () => {
    const owner = await queries.ensureQueryData(draftOwnerQuery)
    const kept = await quickCheckStorage.open()
    if (!kept) return notify({ kind: 'warning', message: t('ask.gone') })
    const draft = loadDraft(owner) ?? emptyDraft
    saveDraft(owner, {
      ...draft,
      answers: overAnswers(draft.answers, currentAnswers(kept.answers, kept.schema)),
      assessed: null,
    })
    await navigate('/tool')
    quickCheckStorage.forget()
  })
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('ask.title')}>
      <p>{t('ask.text')}</p>
      {use.failure !== null && (
        <p role="alert" className={classes.failure}>
          {t('ask.failed')}
        </p>
      )}
      <div className={classes.actions}>
        <Button isBusy={use.isSending} onClick={() => void use.submit()}>
          {t('ask.use')}
        </Button>
        <Button look="outline" onClick={() => quickCheckStorage.forget()}>
          {t('ask.no')}
        </Button>
      </div>
    </Dialog>
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answers of a draft with these over them, question by question: what these do not answer stays as it was. */
export const overAnswers = (draft: Answers, kept: unknown): Answers => readAnswers(over(draft, kept))

function over(below: unknown, above: unknown): unknown {
  if (above === undefined) return below
  if (!isRecord(above) || !isRecord(below)) return above
  const names = new Set([...Object.keys(below), ...Object.keys(above)])
  return Object.fromEntries([...names].map((name) => [name, over(below[name], above[name])]))
}
