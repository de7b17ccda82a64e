import type { DocumentNotes, Source } from '@settlesg/contract'
import type { Day } from '@settlesg/contract/plan-days'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMonth } from '../../dates-and-money.ts'
import { gap } from '../../i18n/gap.ts'
import { SourceMarks } from '../assessment/result/source-marks.tsx'
import classes from './preflight.module.css'
import type { PreflightCheck, Preflight as Prepared } from './preflight-checks.ts'

interface PreflightProps {
  preflight: Prepared
  notes: DocumentNotes
  sources: readonly Source[]
}

/** The last look before the form is opened, because it closes by itself. */
export function Preflight({ preflight: { open, filled, submitted, closes, checks }, notes, sources }: PreflightProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'result'])
  const day = (text: Day) => formatDate(`${text}T04:00:00Z`, i18n.language)
  const text = ({ id, date, count }: PreflightCheck) =>
    t(`preflight.${id}`, { date: date === undefined ? '' : day(date), count: count ?? 0 })
  return (
    <>
      <p>
        {t('preflight.about', { days: notes.form.fill_days })}
        <SourceMarks ids={notes.form.source_ids} sources={sources} />
      </p>
      <p>
        <strong>
          {closes === null
            ? t('preflight.window', { open: day(open), filled: day(filled), submitted: day(submitted) })
            : t('preflight.window_short', {
                open: day(open),
                submitted: day(submitted),
                month: formatMonth(closes, i18n.language),
              })}
        </strong>
      </p>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={check.id} data-check={check.id} data-open={check.isOpen}>
            {text(check)}
          </li>
        ))}
      </ul>
      <p>
        {t('advice:document_notes.current_lists_not_seen')}
        {gap(i18n)}
        <a href={notes.url} target="_blank" rel="noreferrer">
          {t('result:advice.ica')}
          <span className="visually-hidden"> {t('new_tab')}</span>
        </a>
      </p>
    </>
  )
}
