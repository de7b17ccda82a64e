import * as contract from '@settlesg/contract'
import fc from 'fast-check'
import { type Answers, noAnswers, withAnswer } from '../src/answers.ts'
import type { Field, RowField } from '../src/field.ts'
import { allFields } from '../src/fields.ts'

/*
 * Random answers for tests: every field answered or not, in its own kind or typed wrong.
 */

export const thisMonth = '2026-11'

const year = fc.integer(contract.monthYears)
const wholeMonth = fc.tuple(year, fc.integer({ min: 1, max: 12 })).map(([y, m]) => contract.monthOfYear(y, m))
const halfMonth = fc.constantFrom('2019-', '-05', '19-03', '0000-01', 'x')

function arbitraryAnswer(field: Field | RowField, typos: boolean): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'yes_no':
      return fc.boolean()
    case 'set':
      return fc.subarray([...field.options])
    case 'month':
      return typos ? fc.oneof(wholeMonth, halfMonth) : wholeMonth
    case 'number': {
      const fine = fc.integer({ min: field.min, max: field.max })
      return typos ? fc.oneof(fine, fc.constantFrom('abc', '-1', '1.5', -3, field.max + 1)) : fine
    }
    case 'text':
      return fc.string({ maxLength: typos ? 700 : 600 })
    case 'rows':
      return fc.array(
        fc.record(Object.fromEntries(field.row.map((cell) => [cell.path, arbitraryAnswer(cell, typos)])), {
          requiredKeys: [],
        }),
        { maxLength: field.most },
      )
    case 'documents':
      return fc.dictionary(fc.constantFrom(...contract.documentIds), fc.constantFrom(...contract.documentStates))
  }
}

/** Answers to any part of the form; with `typos` also such that cannot be read. */
export const anyAnswers = ({ typos = true } = {}): fc.Arbitrary<Answers> =>
  fc.tuple(...allFields.map((field) => fc.option(arbitraryAnswer(field, typos), { nil: undefined }))).map((values) =>
    values.reduce<Answers>((answers, value, index) => {
      const { path = '' } = allFields[index] ?? {}
      return value === undefined ? answers : withAnswer(answers, path, value)
    }, noAnswers),
  )
