import { type Advice, type Assessment, type DocumentLine, dated, documentPersons } from '@settlesg/contract'
import { advise } from '@settlesg/model'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section, SubHeading } from '../../../components/section.tsx'
import { formatMonth, formatWhole } from '../../../dates-and-money.ts'
import { textNamed } from '../../../i18n/text-named.ts'
import { assessmentQuery } from '../assessment-queries.ts'
import classes from './advice.module.css'

/** What can be done by rule alone, where there is no range: dates, papers, the next steps, what is left if refused. */
export function AdviceOf({ assessmentId }: { assessmentId: string }) {
  const { data } = useQuery(assessmentQuery(assessmentId))
  return data && <AdviceOnStored assessment={data} />
}

function AdviceOnStored({ assessment: { profile, prediction } }: { assessment: Assessment }) {
  const { route, apply_month, routes } = prediction
  if (route === null || routes.some((one) => one.route === route && one.open === false)) return null
  return <AdviceInWords advice={advise(dated(profile, apply_month), route)} />
}

/** Notes and dates, papers, ICA's own page and the next steps, from rules alone. */
export function AdviceInWords({ advice }: { advice: Advice }) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const { documents, document_notes, consistency, family, reapplication, plan } = advice
  const inWords = (values: Record<string, string | number>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? formatMonth(value, i18n.language)
          : name.endsWith('_year')
            ? String(value)
            : formatWhole(value, i18n.language),
      ]),
    )
  const notes = [
    ...consistency.map(({ id, values }) => ({
      id,
      text: textNamed(i18n, `advice:consistency.${id}`, inWords(values)),
    })),
    ...family.map(({ id, month, index }) => ({
      id: `${id} ${index ?? ''}`,
      text: textNamed(i18n, `advice:family.${id}`, inWords(month ? { month } : {})),
    })),
  ]
  return (
    <Section title={t('advice.title')}>
      <p>{t('advice.about')}</p>
      {notes.length > 0 && (
        <>
          <SubHeading>{t('advice.notes')}</SubHeading>
          <ul className={classes.list}>
            {notes.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {reapplication && (
        <>
          <SubHeading>{t('advice.again')}</SubHeading>
          <p>{t(`advice:reapplication_advice.${reapplication.advice}`)}</p>
        </>
      )}
      {documents.length > 0 && <Papers documents={documents} />}
      <p>
        {t('advice:document_notes.current_lists_not_seen')}{' '}
        <a href={document_notes.url} target="_blank" rel="noreferrer">
          {t('advice.ica')}
          <span className="visually-hidden"> ({t('sources.new_tab')})</span>
        </a>
      </p>
      <p>{t('advice:honest')}</p>
      {documents.length > 0 && (
        <>
          <SubHeading>{t('advice.next')}</SubHeading>
          <ol className={classes.list}>
            {plan.map(({ id }) => (
              <li key={id}>
                <strong>{textNamed(i18n, `advice:plan.${id}.title`)}</strong>{' '}
                {textNamed(i18n, `advice:plan.${id}.body`)}
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

/** The papers of each person, every kind once; folded, since there are many. */
function Papers({ documents }: { documents: readonly DocumentLine[] }) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const persons = documentPersons.filter((person) => documents.some((paper) => paper.person === person))
  return (
    <>
      <SubHeading>{t('advice.papers')}</SubHeading>
      {persons.map((person) => {
        const own = documents.filter((paper) => paper.person === person)
        const kinds = [...new Map(own.map((paper) => [paper.id, paper])).values()]
        return (
          <details key={person} className={classes.papers}>
            <summary>
              {t('advice.papers_of', { person: t(`advice:document_person.${person}`), number: kinds.length })}
            </summary>
            <ul className={classes.list}>
              {kinds.map(({ id, window }) => (
                <li key={id}>
                  {t(`form:option.document.${id}`)}
                  {window && (
                    <span className={classes.soft}> · {textNamed(i18n, `advice:document_window.${window}`)}</span>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}
