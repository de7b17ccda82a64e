import type { Advice } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { formatMonth, formatWhole } from '../../../dates-and-money.ts'
import { textNamed } from '../../../i18n/text-named.ts'
import classes from './advice.module.css'

/** Dates to keep in mind and answers that do not fit together: birthdays, the end of a pass, National Service. */
export function Notes({ advice: { consistency, family } }: { advice: Pick<Advice, 'consistency' | 'family'> }) {
  const { i18n } = useTranslation(['advice'])
  const inWords = (values: Record<string, string | number>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordOf(name, value, i18n.language)]))
  const notes = [
    ...family
      .filter(({ id }) => !id.startsWith('if_refused'))
      .map(({ id, month, index }) => ({
        id: `${id} ${index ?? ''}`,
        text: textNamed(i18n, `advice:family.${id}`, inWords(month ? { month } : {})),
      })),
    ...consistency.map(({ id, values }) => ({
      id,
      text: textNamed(i18n, `advice:consistency.${id}`, inWords(values)),
    })),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={classes.list}>
      {notes.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

const wordOf = (name: string, value: string | number, language: string) =>
  typeof value === 'string'
    ? formatMonth(value, language)
    : name.endsWith('_year')
      ? String(value)
      : formatWhole(value, language)

/** What is left if the application is refused. */
export function IfRefused({ advice: { family } }: { advice: Pick<Advice, 'family'> }) {
  const { i18n } = useTranslation(['advice'])
  return family
    .filter(({ id }) => id.startsWith('if_refused'))
    .map(({ id }) => <p key={id}>{textNamed(i18n, `advice:family.${id}`)}</p>)
}
