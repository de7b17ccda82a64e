import {
  type Advice,
  type ConsistencyNote,
  type DatedProfile,
  type FamilyNote,
  familyPersons,
} from '@settlesg/contract'
import { childName, consistencySentence, familySentence, formatMonth } from '@settlesg/wording'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts, sentenceGap } from '../../base/i18n/texts.ts'
import { LastChecked } from '../../kit/last-checked.tsx'
import { SourceMarks } from '../answer/sources.tsx'
import shared from '../case.module.css'

/** What a note is about after a refusal; the others hold before it. */
export const isOfRefusal = ({ id }: Pick<FamilyNote, 'id'>): boolean => id.startsWith('if_refused')

interface NotesProps {
  advice: Pick<Advice, 'consistency' | 'family'>
  family: Pick<DatedProfile['family'], 'children'>
}

/** Dates to keep in mind and answers that do not fit together: birthdays, the end of a pass, National Service. */
export function Notes({ advice: { consistency, family: ofFamily }, family: { children } }: NotesProps) {
  const { i18n } = useTranslation(['advice', 'result'])
  const notes = [
    ...ofFamily
      .filter((note) => !isOfRefusal(note))
      .map((note) => ({ id: `${note.id} ${note.index ?? ''}`, text: familyText(i18n, note, children ?? []) })),
    ...consistency.map(({ id, values }, place) => ({
      id: `${id} ${place}`,
      text: consistencySentence(asTexts(i18n), { id, values }),
    })),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={shared.list}>
      {notes.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

/** The note; of several children, which one it is about. */
function familyText(
  texts: i18n,
  { index, ...note }: FamilyNote,
  children: NonNullable<NotesProps['family']['children']>,
): string {
  const text = familySentence(asTexts(texts), note)
  const born = index === null || children.length < 2 ? undefined : children[index]?.birth_month
  if (index === null || born === undefined) return text
  return textNamed(texts, 'result:advice.child', { number: index + 1, month: formatMonth(born, texts.language), text })
}

/** What is left if the application is refused. */
export function IfRefused({ advice: { family } }: { advice: Pick<Advice, 'family'> }) {
  const { i18n } = useTranslation(['advice'])
  return family.filter(isOfRefusal).map(({ id }) => <p key={id}>{textNamed(i18n, `advice:family.${id}`)}</p>)
}

/** Notes below each other in words, each with the marks of its sources. */
export function CitedNotes<Note extends { id: string; source_ids: readonly string[] }>(props: {
  notes: readonly Note[]
  children: (note: Note) => ReactNode
}) {
  const { notes, children } = props
  return (
    <ul className={shared.lines}>
      {notes.map((note) => (
        <li key={note.id}>
          {children(note)}
          <SourceMarks ids={note.source_ids} />
          <LastChecked ids={note.source_ids} />
        </li>
      ))}
    </ul>
  )
}

/** Answers that do not fit together; what cannot all be right comes first. */
export function Consistency({ notes }: { notes: readonly ConsistencyNote[] }) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'result'])
  return (
    <>
      <p>{t(notes.length > 0 ? 'consistency.about' : 'consistency.none')}</p>
      {notes.length > 0 && (
        <CitedNotes notes={notes}>
          {(note) => (
            <>
              <strong>{t('heading', { text: t(`advice:severity.${note.severity}`) })}</strong>
              {sentenceGap(i18n)}
              {consistencySentence(asTexts(i18n), note)}
            </>
          )}
        </CitedNotes>
      )}
      <p>
        {t('advice:honest')}
        <SourceMarks ids={['immigration-act-57']} />
      </p>
    </>
  )
}

interface FamilyProps {
  notes: readonly FamilyNote[]
  family: Pick<DatedProfile['family'], 'children'>
}

/** What the application means for each member of the family, and National Service as far as the ministry has said it. */
export function Family({ notes, family }: FamilyProps) {
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
          <h3 className="mt-5">{name}</h3>
          <CitedNotes notes={notes.filter((note) => whose(note) === name)}>
            {(note) => familySentence(asTexts(i18n), note)}
          </CitedNotes>
        </div>
      ))}
      {notes.some(({ id }) => id.startsWith('ns_')) && <p>{t('family.no_advice')}</p>}
    </>
  )
}
