import { type DatedProfile, type DocumentLine, documentPersons } from '@settlesg/contract'
import { nameOfPaper } from '@settlesg/model/documents'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './advice.module.css'

interface PapersProps {
  documents: readonly DocumentLine[]
  family: Pick<DatedProfile['family'], 'marital_status'>
}

/** Every kind of paper once. */
const kindsOf = (documents: readonly DocumentLine[]) => [
  ...new Map(documents.map((paper) => [paper.id, paper])).values(),
]

/** The papers of each person, every kind once; folded, since there are many. How recent they must be is said once. */
export function Papers({ documents, family }: PapersProps) {
  const { t, i18n } = useTranslation(['result', 'advice', 'form', 'model'])
  const persons = documentPersons.filter((person) => documents.some((paper) => paper.person === person))
  const nameOf = (paper: DocumentLine) => paperName(i18n, paper, family)
  return (
    <>
      <p>{t('advice.windows')}</p>
      <ul className={classes.list}>
        {kindsOf(documents.filter(({ window }) => window !== null)).map((paper) => (
          <li key={paper.id}>
            {t('advice.window', {
              paper: nameOf(paper),
              window: textNamed(i18n, `advice:document_window.${paper.window}`),
            })}
          </li>
        ))}
      </ul>
      {persons.map((person) => {
        const kinds = kindsOf(documents.filter((paper) => paper.person === person))
        return (
          <details key={person} className={classes.papers}>
            <summary>
              {t('advice.papers_of', { person: t(`advice:document_person.${person}`), number: kinds.length })}
            </summary>
            <ul className={classes.list}>
              {kinds.map((paper) => (
                <li key={paper.id}>
                  {nameOf(paper)}
                  {paper.required === 'if_applicable' && (
                    <span className={classes.soft}> · {t('advice:document_required.if_applicable')}</span>
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

function paperName(texts: i18n, paper: DocumentLine, family: PapersProps['family']): string {
  const name = nameOfPaper(paper, family)
  return textNamed(texts, name === null ? `form:option.document.${paper.id}` : `advice:document_name.${name}`)
}
