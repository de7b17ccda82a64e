import type { LanguageModelInUse } from '@settlesg/contract'
import { type Field, readAnswers, type Situation, withAnswer } from '@settlesg/form-logic'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import choices from '../../kit/choice.module.css'
import {
  answerText,
  childText,
  doubtText,
  fieldLabel,
  rowName,
  rowsChoiceText,
  type Wording,
} from '../../kit/questions/wording.ts'
import classes from './own-words.module.css'
import { type Proposed, yearAlone } from './proposed.ts'

/** An answer in the words of the form; children one by one. */
function inWords(wording: Wording, field: Field, value: unknown, situation: Situation, isAbout = false): string {
  const year = field.kind === 'month' ? yearAlone(value) : undefined
  if (year !== undefined) return wording.t(isAbout ? 'own_words.about_year' : 'own_words.year', { year })
  if (field.kind !== 'rows') return answerText(wording, field, value, situation) ?? ''
  const rows = Array.isArray(value) ? value : []
  if (rows.length === 0) return rowsChoiceText(wording, field.path, 'none')
  const answers = withAnswer(readAnswers({}), field.path, rows)
  const name = (index: number) => (rows.length > 1 ? rowName(wording, field.path, index) : undefined)
  return rows.map((_, i) => childText(wording, { ...situation, answers }, i, name(i))).join(wording.t('row_mark'))
}

interface ProposedAnswerProps {
  proposed: Proposed
  situation: Situation
  isTaken: boolean
  /** Whether it would be taken, but for the others. */
  isRuledOut: boolean
  /** The language model in use, which may have proposed it. */
  model: string | undefined
  onChange: (isTaken: boolean) => void
}

/** One proposal to take or to leave: question, answer, and the words it was read from. */
export function ProposedAnswer({ proposed, situation, isTaken, isRuledOut, model, onChange }: ProposedAnswerProps) {
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const id = useId()
  const { path, isByModel, field, value, words, doubt, isAbout } = proposed
  return (
    <label className={choices.option}>
      <input
        type="checkbox"
        checked={isTaken}
        aria-describedby={id}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <span className="block muted small">{fieldLabel(wording, path)}</span>{' '}
        <strong className="block">{inWords(wording, field, value, situation, isAbout)}</strong>{' '}
        <span id={id} className="block muted small">
          {t('own_words.from')} <ReadFrom words={words} />
          {isRuledOut && <> {t('own_words.does_not_fit')}</>}
          {doubt && <> {doubtText(wording, doubt)}</>}
          {isByModel && model && <ByModel model={model} />}
        </span>
      </span>
    </label>
  )
}

function ByModel({ model }: { model: string }) {
  const { t } = useTranslation('language-model')
  return <> {t('by_model', { model })}</>
}

interface ProposedByModelProps {
  inUse: LanguageModelInUse
  isAnswered: boolean
  proposed: readonly Proposed[]
}

/** What came back from the language model, in a sentence. */
export function ProposedByModel({ inUse, isAnswered, proposed }: ProposedByModelProps) {
  const { t } = useTranslation('language-model')
  const count = proposed.filter(({ isByModel }) => isByModel).length
  if (!isAnswered) return <p>{t('no_answer', { ...inUse })}</p>
  return <p>{count > 0 ? t('proposed', { ...inUse, count }) : t('proposed_none', { ...inUse })}</p>
}

/** The words that something was read from, as they were typed. */
export function ReadFrom({ words }: { words: readonly string[] }) {
  return words.map((one) => (
    <q key={one} className={`ink break-anywhere bg-wash rounded ${classes.quote}`}>
      {one}
    </q>
  ))
}
