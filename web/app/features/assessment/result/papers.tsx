import { type DocumentLine, documentPersons } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './advice.module.css'

/** The papers of each person, every kind once; folded, since there are many. */
export function Papers({ documents }: { documents: readonly DocumentLine[] }) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const persons = documentPersons.filter((person) => documents.some((paper) => paper.person === person))
  return persons.map((person) => {
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
              {window && <span className={classes.soft}> · {textNamed(i18n, `advice:document_window.${window}`)}</span>}
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
