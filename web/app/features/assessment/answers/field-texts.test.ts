import { languages } from '@settlesg/contract/languages'
import { describe, expect, it } from 'vitest'
import en from '../../../../../locales/en/form.json' with { type: 'json' }
import zh from '../../../../../locales/zh/form.json' with { type: 'json' }
import { answerAt } from './answers.ts'
import type { Field, RowField } from './field.ts'
import { allFields } from './fields.ts'

const files = { en, zh }

/** The keys of all texts that a question needs. */
function keysOf(field: Field | RowField, path = field.path, isCell = false): string[] {
  const own = [`field.${path}.label`]
  if (!isCell || field.explained) own.push(`field.${path}.why`)
  if (field.hinted) own.push(`field.${path}.hint`)
  if (field.group) own.push(`group.${field.group}.title`, `group.${field.group}.about`)
  if (field.kind === 'number') own.push(`unit.${field.unit}`)
  // The routes have the names that the result gives them.
  if ('wording' in field && field.wording !== 'route')
    own.push(...field.options.map((option) => `option.${field.wording}.${option}`))
  if (field.kind === 'rows')
    own.push(
      `field.${path}.name`,
      `field.${path}.add`,
      ...field.row.flatMap((cell) => keysOf(cell, `${path}.${cell.path}`, true)),
    )
  return own
}

describe('the texts of the questions', () => {
  it.each(languages)('are all there: label, reason and every option (%s)', (language) => {
    const missing = allFields.flatMap((field) => keysOf(field)).filter((key) => !answerAt(files[language], key))
    expect(missing).toEqual([])
  })
})
