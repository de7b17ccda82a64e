import type { DatedProfile } from '@settlesg/contract'
import { type AdviceWithoutEstimate, adviceWithoutEstimate } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { formatMonth } from '../../../dates-and-money.ts'
import classes from './advice.module.css'
import { IfRefused, Notes } from './notes.tsx'
import { Papers } from './papers.tsx'

/** What can be done by rule alone, where there is no range. */
export default function Advice({ profile }: { profile: DatedProfile }) {
  const advice = adviceWithoutEstimate(profile)
  return advice && <AdviceInWords advice={advice} />
}

/** The same in words: steps, dates, papers, what is left if it is refused. */
export function AdviceInWords({ advice }: { advice: AdviceWithoutEstimate }) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const { next_steps, dates, documents, document_notes, reapplication, family, consistency } = advice
  const isRefusable = family.some(({ id }) => id.startsWith('if_refused'))
  const hasNotes = dates.length + family.length + consistency.length > 0
  return (
    <>
      {next_steps.length > 0 && (
        <Section title={t('advice.next')}>
          <ol className={classes.list}>
            {next_steps.map(({ id }) => (
              <li key={id}>{t(`advice:next_step.${id}`)}</li>
            ))}
          </ol>
        </Section>
      )}
      {hasNotes && (
        <Section title={t('advice.notes')}>
          {dates.length > 0 && (
            <ul className={classes.list}>
              {dates.map(({ id, month, index }) => (
                <li key={`${id} ${index ?? ''}`}>
                  {t(`advice:date.${id}`, { month: formatMonth(month, i18n.language) })}
                </li>
              ))}
            </ul>
          )}
          <Notes advice={advice} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={t('advice.papers')}>
          <Papers documents={documents} />
        </Section>
      )}
      {(reapplication || isRefusable) && (
        <Section title={t(reapplication ? 'advice.again' : 'advice.refused')}>
          {reapplication && <p>{t(`advice:reapplication_advice.${reapplication.advice}`)}</p>}
          <IfRefused advice={advice} />
        </Section>
      )}
      <Section title={t('advice.authority')}>
        <p>
          {t('advice:document_notes.current_lists_not_seen')}{' '}
          <a href={document_notes.url} target="_blank" rel="noreferrer">
            {t('advice.ica')}
            <span className="visually-hidden"> ({t('sources.new_tab')})</span>
          </a>
        </p>
        <p>{t('advice:honest')}</p>
      </Section>
    </>
  )
}
