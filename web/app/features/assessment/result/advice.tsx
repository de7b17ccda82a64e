import type { DatedProfile } from '@settlesg/contract'
import { adviceOnReapplying } from '@settlesg/contract/reapplication-advice'
import { type AdviceWithoutEstimate, adviceWithoutEstimate } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { formatMonth } from '../../../dates-and-money.ts'
import { gap } from '../../../i18n/gap.ts'
import classes from './advice.module.css'
import { IfRefused, Notes } from './notes.tsx'
import { Papers } from './papers.tsx'

/** What can be done by rule alone, where there is no range. */
export default function Advice({ profile }: { profile: DatedProfile }) {
  const advice = adviceWithoutEstimate(profile)
  return advice && <AdviceInWords advice={advice} family={profile.family} />
}

interface AdviceInWordsProps {
  advice: AdviceWithoutEstimate
  /** Of which the notes and papers are. */
  family: DatedProfile['family']
}

/** The same in words: steps, dates, papers, what is left if it is refused. */
export function AdviceInWords({ advice, family: people }: AdviceInWordsProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const { pass_note, next_steps, dates, documents, document_notes, reapplication, family, consistency } = advice
  const again = adviceOnReapplying(reapplication)
  const isRefusable = family.some(({ id }) => id.startsWith('if_refused'))
  const hasNotes = dates.length + consistency.length > 0 || family.some(({ id }) => !id.startsWith('if_refused'))
  const isToAct = hasNotes || next_steps.length + documents.length > 0
  return (
    <>
      {next_steps.length > 0 && (
        <Section title={t('advice.next')}>
          {pass_note && <p>{t(`model:${pass_note}`)}</p>}
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
              {dates.map(({ id, month }) => (
                <li key={id}>{t(`advice:date.${id}`, { month: formatMonth(month, i18n.language) })}</li>
              ))}
            </ul>
          )}
          <Notes advice={advice} family={people} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section title={t('advice.papers')}>
          <Papers documents={documents} family={people} />
        </Section>
      )}
      {(reapplication || isRefusable) && (
        <Section title={t(reapplication ? 'advice.again' : 'advice.refused')}>
          {reapplication && (
            <p>{t(again ? `advice:reapplication_advice.${again}` : 'advice:reapplication.no_decision')}</p>
          )}
          <IfRefused advice={advice} />
        </Section>
      )}
      <Section title={t('advice.authority')}>
        <p>
          {documents.length > 0 && (
            <>
              {t('advice:document_notes.current_lists_not_seen')}
              {gap(i18n)}
            </>
          )}
          <a href={document_notes.url} target="_blank" rel="noreferrer">
            {t('advice.ica')}
            <span className="visually-hidden"> {t('sources.new_tab')}</span>
          </a>
        </p>
        {isToAct && <p>{t('advice:honest')}</p>}
      </Section>
    </>
  )
}
