import {
  type ConsistencyNote,
  type DatedProfile,
  type FamilyNote,
  familyPersons,
  type Source,
} from '@settlesg/contract'
import { childName, familySentence } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { gap } from '../../base/i18n/gap.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import { SourceMarks } from '../result/sources.tsx'
import classes from './advice.module.css'
import { consistencyText } from './advice-texts.ts'

interface ConsistencyProps {
  notes: readonly ConsistencyNote[]
  sources: readonly Source[]
}

/** Answers that do not fit together; what cannot all be right comes first. */
export function Consistency({ notes, sources }: ConsistencyProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'result'])
  return (
    <>
      <p>{t(notes.length > 0 ? 'consistency.about' : 'consistency.none')}</p>
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note.id} data-severity={note.severity}>
              <strong>{t('heading', { text: t(`advice:severity.${note.severity}`) })}</strong>
              {gap(i18n)}
              {consistencyText(i18n, note)}
              <SourceMarks ids={note.source_ids} sources={sources} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {t('advice:honest')}
        <SourceMarks ids={['immigration-act-57']} sources={sources} />
      </p>
    </>
  )
}

interface FamilyProps {
  notes: readonly FamilyNote[]
  family: Pick<DatedProfile['family'], 'children'>
  sources: readonly Source[]
}

/** What the application means for each member of the family, and National Service as far as the ministry has said it. */
export function Family({ notes, family, sources }: FamilyProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'result'])
  if (notes.length === 0) return <p>{t('family.none')}</p>
  const whose = ({ person, index }: FamilyNote): string => {
    if (person !== 'child' || index === null) return person === 'child' ? '' : t(`family.person.${person}`)
    return childName(asTexts(i18n), index, family)
  }
  const people = [
    ...new Set(familyPersons.flatMap((person) => notes.filter((note) => note.person === person).map(whose))),
  ]
  return (
    <>
      {people.map((name) => (
        <div key={name}>
          <h3 className={classes.person}>{name}</h3>
          <ul className={classes.notes}>
            {notes
              .filter((note) => whose(note) === name)
              .map((note) => (
                <li key={note.id}>
                  {familySentence(asTexts(i18n), note)}
                  <SourceMarks ids={note.source_ids} sources={sources} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {notes.some(({ id }) => id.startsWith('ns_')) && <p>{t('family.no_advice')}</p>}
    </>
  )
}
