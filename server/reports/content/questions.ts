import { type PlacedQuestion, type Profile, type Question, questionList } from '@settlesg/contract'
import {
  answeredQuestion,
  formatDollars,
  formatMonth,
  formatWhole,
  listed,
  optionName,
  questionLabel,
} from '@settlesg/wording'
import type { Report } from './report.ts'

/** In the order of the form. Free text is left out: it belongs to the person. */
export function describeAnswers(report: Report, profile: Profile): { question: string; answer: string }[] {
  return questionList.flatMap(({ path, question }) => {
    const answer = valueAt(profile, path)
    const words = answer === undefined || answer === null ? [] : describeAnswer(report, { path, question }, answer)
    return words.map((word) => ({ question: questionLabel(report, path), answer: word }))
  })
}

function valueAt(profile: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, part) => (typeof inner === 'object' && inner ? Reflect.get(inner, part) : undefined),
      profile,
    )
}

function describeAnswer(
  report: Report,
  { path, question }: Pick<PlacedQuestion, 'path' | 'question'>,
  answer: unknown,
): string[] {
  if (question.kind === 'rows') {
    const rows: unknown[] = Array.isArray(answer) ? answer : []
    return rows.map((row, index) => describeRow(report, path, question, row, index))
  }
  const words = answerName(report, path.split('.').at(-1) ?? '', question, answer)
  return words === null ? [] : [words]
}

/** "2: Sep 2019, Neither, Preschool". */
function describeRow(
  report: Report,
  path: string,
  { row }: Extract<Question, { kind: 'rows' }>,
  values: unknown,
  index: number,
): string {
  const cells = Object.entries(row).flatMap(([name, question]) => {
    const answer = valueAt(values, name)
    if (answer === undefined || answer === null) return []
    const words = answerName(report, name, question, answer)
    if (words === null) return []
    return [
      question.kind === 'yes_no' ? answeredQuestion(report, questionLabel(report, `${path}.${name}`), words) : words,
    ]
  })
  return `${index + 1}${report.colon}${cells.join(report.comma)}`
}

function answerName(report: Report, name: string, question: Question, answer: unknown): string | null {
  const { t, language } = report
  switch (question.kind) {
    case 'choice':
      return optionName(report, question.texts ?? name, String(answer))
    case 'set': {
      const chosen: unknown[] = Array.isArray(answer) ? answer : []
      if (chosen.length === 0) return t('form:none_of_these')
      return listed(
        report,
        chosen.map((option) => optionName(report, question.texts ?? name, String(option))),
      )
    }
    case 'yes_no':
      return t(answer === true ? 'form:yes' : 'form:no')
    case 'month':
      return formatMonth(String(answer), language)
    case 'number': {
      const amount = Number(answer)
      if (question.unit === 'year') return String(amount)
      if (name === 'relatives_here') return t(`form:option.relatives.${amount}`)
      if (question.unit.startsWith('dollars')) return formatDollars(amount, language)
      return formatWhole(amount, language)
    }
    default:
      return null
  }
}
