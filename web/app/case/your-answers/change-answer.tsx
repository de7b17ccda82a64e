import type { AnswerPath } from '@settlesg/form-logic'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openAnswer, useOpenedAnswer } from './opened-answer.ts'
import classes from './your-answers.module.css'

interface ChangeAnswerProps {
  /** Where the answer stands; the first that this person gave counts. */
  paths: readonly AnswerPath[]
  children: ReactNode
}

/** An answer within a sentence of the result: pressing it opens it among "Your answers". Plain text on other pages. */
export function ChangeAnswer({ paths, children }: ChangeAnswerProps) {
  const { t } = useTranslation(['result', 'model'])
  const canChange = useOpenedAnswer() !== null
  if (paths.length === 0) return children
  // As large as the button that takes its place once the answers are there.
  if (!canChange) return <span className={classes.room}>{children}</span>
  return (
    <button
      type="button"
      className={`${classes.inText} p-0 ink bg-none border-0 pointer`}
      onClick={() => openAnswer(...paths)}
    >
      {children}
      <span className="visually-hidden"> {t('sharpen.change')}</span>
    </button>
  )
}
