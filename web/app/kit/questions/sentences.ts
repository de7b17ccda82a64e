import type { Field, Situation } from '@settlesg/form-logic'
import {
  answerAt,
  applicantsField,
  childOf,
  exclusionsField,
  isChildSex,
  mainSteps,
  questionStep,
  ticked,
} from '@settlesg/form-logic'
import { answeredQuestion } from '@settlesg/wording'
import { textNamed } from '../../base/i18n/text-named.ts'
import {
  answerText,
  applicantWithin,
  childText,
  fieldLabel,
  optionText,
  rowName,
  rowText,
  type Wording,
} from './wording.ts'

/** An answer as sentences of the person who gave it; none where nothing was answered. */
export function answerSentences(wording: Wording, field: Field, situation: Situation, month: string): string[] {
  const { t, i18n } = wording
  const sentence = (name: string, values?: Record<string, string>) => textNamed(i18n, `form:said.${name}`, values)
  const listed = (texts: readonly string[]) => texts.join(t('list_mark'))
  if (field === exclusionsField) {
    const texts = ticked(field, situation, month)?.map((tick) => optionText(wording, exclusionsField.wording, tick))
    return texts ? [texts.length > 0 ? sentence('some', { answer: listed(texts) }) : sentence('no_gates')] : []
  }
  if (field === applicantsField) {
    const names = ticked(field, situation, month)?.map((who) => applicantWithin(wording, situation, who))
    return names
      ? [names.length > 0 ? sentence('applicants', { answer: names.join(t('row_mark')) }) : sentence('no_applicants')]
      : []
  }
  const answer = answerAt(situation.answers, field.path)
  if (field.kind === 'rows') return rowsInSentences(wording, field, situation)
  const text = answerText(wording, field, answer, situation)
  if (text === null) return []
  if (isChildSex(field.path)) {
    const child = childText(wording, situation, childOf(field.path))
    return [sentence('child_sex', { child, answer: text })]
  }
  if (!mainSteps.some((step) => step === questionStep(field.path)))
    return [answeredQuestion(wording.i18n, fieldLabel(wording, field.path), text)]
  if (field.path === 'route.links' && Array.isArray(answer) && answer.length === 0) return [sentence('no_links')]
  // Yes and no, and few numbers, are sentences of their own.
  const own = `form:said.${field.path}.${String(answer)}` as const
  const ownSentence = textNamed(i18n, own)
  return [ownSentence === own ? sentence(field.path, { answer: text }) : ownSentence]
}

function rowsInSentences(wording: Wording, field: Extract<Field, { kind: 'rows' }>, situation: Situation): string[] {
  const rows = answerAt(situation.answers, field.path)
  if (!Array.isArray(rows)) return []
  if (field.path === 'family.children')
    return rows.length === 0
      ? [textNamed(wording.i18n, 'form:said.no_children')]
      : rows.map((_, index) =>
          textNamed(wording.i18n, 'form:said.some', { answer: childText(wording, situation, index) }),
        )
  return rows.map((row, index) =>
    wording.t('check.row', {
      name: rowName(wording, field.path, index),
      answers: rowText(wording, field, row, situation),
    }),
  )
}
