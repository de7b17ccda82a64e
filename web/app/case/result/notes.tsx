import type { Advice, DatedProfile, FamilyNote } from '@settlesg/contract'
import { consistencySentence, familySentence, formatMonth } from '@settlesg/wording'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { textNamed } from '../../base/i18n/text-named.ts'
import { asTexts } from '../../base/i18n/texts.ts'
import shared from '../case.module.css'

interface NotesProps {
  advice: Pick<Advice, 'consistency' | 'family'>
  family: Pick<DatedProfile['family'], 'children'>
}

/** Dates to keep in mind and answers that do not fit together: birthdays, the end of a pass, National Service. */
export function Notes({ advice: { consistency, family: ofFamily }, family: { children } }: NotesProps) {
  const { i18n } = useTranslation(['advice', 'result'])
  const notes = [
    ...ofFamily
      .filter(({ id }) => !id.startsWith('if_refused'))
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
  return family
    .filter(({ id }) => id.startsWith('if_refused'))
    .map(({ id }) => <p key={id}>{textNamed(i18n, `advice:family.${id}`)}</p>)
}
