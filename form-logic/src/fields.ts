import { type PlacedQuestion, questionList } from '@settlesg/contract'
import { answerAt } from './answers.ts'
import { type Condition, cellField, type Field, lastPart, type ScreenRule } from './field.ts'
import { screenRules } from './screen-rules.ts'

const rules: ReadonlyMap<string, ScreenRule> = new Map(Object.entries(screenRules))

/** The form in the order in which it is asked: the questions of the contract, with what the screen adds to some. */
export const allFields: readonly Field[] = questionList.map(toField)

function toField(placed: PlacedQuestion): Field {
  const { path, question, group } = placed
  const rule = { ...(group !== undefined && { group }), ...rules.get(path) }
  const required = requirement(placed)
  switch (question.kind) {
    case 'rows': {
      const row = Object.entries(question.row).map(([name, cell]) =>
        cellField(name, cell, cell.required !== undefined, rules.get(`${path}.${name}`)),
      )
      return { ...question, ...rule, path, required, row }
    }
    case 'set':
      return { ...question, ...rule, path, required, wording: question.texts ?? lastPart(path) }
    case 'text':
    case 'documents':
      return { ...question, ...rule, path, required }
    default:
      return cellField(path, question, required, rule)
  }
}

/** In a group that is free to skip, what is required is so only once the group was begun. */
function requirement({ path, question, group }: PlacedQuestion): boolean | Condition {
  if (question.required === undefined || group === undefined) return question.required !== undefined
  const place = path.split('.').slice(0, -1).join('.')
  return ({ answers }) => Object.values(Object(answerAt(answers, place))).some((answer) => answer !== undefined)
}
