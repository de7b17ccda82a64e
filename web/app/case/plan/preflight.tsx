import type { DocumentNotes } from '@settlesg/contract'
import type { PreflightCheck, Schedule } from '@settlesg/model'
import { formWindow, preflightText } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts, sentenceGap } from '../../base/i18n/texts.ts'
import { Icon } from '../../kit/icon.tsx'
import { LinkOut } from '../../kit/link.tsx'
import { More } from '../../kit/more.tsx'
import { SourceMarks } from '../answer/sources.tsx'
import shared from '../case.module.css'

interface PreflightProps {
  days: Schedule
  checks: readonly PreflightCheck[]
  notes: DocumentNotes
}

/** The last look before the form is opened, because it closes by itself. */
export function Preflight({ days, checks, notes }: PreflightProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'result'])
  const texts = asTexts(i18n)
  return (
    <>
      <p>
        <strong>{formWindow(texts, days)}</strong>
        <SourceMarks ids={notes.form.source_ids} />
      </p>
      <More title={t('preflight.checks', { count: checks.length })}>
        <ul className={shared.lines}>
          {checks.map((check) => (
            <li
              key={check.id}
              className={`flex gap-2 ${check.id === 'still_open' ? 'bold' : ''}`}
              data-check={check.id}
            >
              <Icon name="box" />
              <span>{preflightText(texts, check)}</span>
            </li>
          ))}
        </ul>
        <p>
          {t('advice:document_notes.current_lists_not_seen')}
          {sentenceGap(i18n)}
          <LinkOut href={notes.url}>{t('result:advice.ica')}</LinkOut>
        </p>
      </More>
    </>
  )
}
