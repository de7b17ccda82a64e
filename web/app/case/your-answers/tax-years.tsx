import { type Month, toYear } from '@settlesg/contract'
import { answerAt, type Field, type NumberField, wholeMonth } from '@settlesg/form-logic'
import { useTranslation } from 'react-i18next'
import { useFormState } from '../../kit/questions/form-state.ts'
import { NumberInput } from '../../kit/questions/number-input.tsx'
import classes from '../../kit/questions/question.module.css'
import { fieldLabel, fieldReason, problemText } from '../../kit/questions/wording.ts'
import { Table } from '../../kit/table.tsx'

const incomePath = 'work.assessed_income'
const bonusPath = 'work.variable_pay_12m'

/** The last three years of assessment in one table with the bonus; a year that is left blank stays unknown. */
export function TaxYears({ fields, applyMonth }: { fields: readonly Field[]; applyMonth: Month }) {
  const wording = useTranslation(['form', 'model', 'result'])
  const { t } = wording
  const { situation, answer, problems } = useFormState()
  const { answers } = situation
  const amountLabel = fieldLabel(wording, `${incomePath}.0.amount`)
  const rows = answerAt(answers, incomePath)
  const bonus = fields.find((field): field is NumberField => field.path === bonusPath && field.kind === 'number')
  const amount = { unit: 'dollars_a_year', max: 100_000_000 } as const
  const found = problems.filter(({ path }) => path.startsWith(incomePath) || path === bonusPath)
  const described = found.length > 0 ? { 'aria-describedby': 'tax-problems', 'aria-invalid': true as const } : plain
  return (
    <fieldset className={classes.several}>
      <legend className={classes.label}>{fieldLabel(wording, incomePath)}</legend>
      <p className="muted small">{fieldReason(wording, incomePath)}</p>
      <Table isStacked>
        <thead>
          <tr>
            <th scope="col">{fieldLabel(wording, `${incomePath}.0.year`)}</th>
            <th scope="col">{amountLabel}</th>
          </tr>
        </thead>
        <tbody>
          {listTaxYears(rows, applyMonth, answers.residence.in_singapore_since).map((year) => (
            <tr key={year}>
              <th scope="row">
                <label htmlFor={`tax-${year}`}>{year}</label>
              </th>
              <td data-label={amountLabel}>
                <NumberInput
                  control={{ id: `tax-${year}`, ...described }}
                  field={amount}
                  value={yearAmount(rows, year)}
                  onChange={(value) => answer(incomePath, withAmount(rows, year, value))}
                />
              </td>
            </tr>
          ))}
          {bonus && (
            <tr>
              <th scope="row">
                <label htmlFor="tax-bonus">{fieldLabel(wording, bonusPath)}</label>
              </th>
              <td>
                <NumberInput
                  control={{ id: 'tax-bonus', ...described }}
                  field={bonus}
                  value={answerAt(answers, bonusPath)}
                  onChange={(value) => answer(bonusPath, value)}
                />
              </td>
            </tr>
          )}
        </tbody>
      </Table>
      <p className="muted small">{t('result:sharpen.tax_blank')}</p>
      {found.length > 0 && (
        <p id="tax-problems" className="m-0 mb-2 red small bold">
          {found.map((problem) => problemText(wording, problem)).join(' ')}
        </p>
      )}
    </fieldset>
  )
}

const plain = { 'aria-describedby': undefined, 'aria-invalid': undefined } as const

/** So many years of assessment count. */
const yearsCounted = 3

const rowsIn = (rows: unknown): readonly unknown[] => (Array.isArray(rows) ? rows : [])
const yearIn = (row: unknown) => Number(answerAt(row, 'year'))

/**
 * The years of the table, the newest first: the last three that can have been assessed since the arrival, and any other
 * year that was given before.
 */
export function listTaxYears(rows: unknown, applyMonth: Month, arrived: unknown): number[] {
  const newest = toYear(applyMonth)
  const since = wholeMonth(arrived)
  const first = since === undefined ? newest - yearsCounted + 1 : toYear(since) + 1
  const last = Array.from({ length: yearsCounted }, (_, index) => newest - index).filter((year) => year >= first)
  const given = rowsIn(rows)
    .map(yearIn)
    .filter((year) => Number.isInteger(year) && year > 0)
  return [...new Set([...last, ...given])].toSorted((one, other) => other - one).slice(0, yearsCounted)
}

/** The amount of a year, as it was typed; undefined where there is none. */
export const yearAmount = (rows: unknown, year: number): unknown =>
  answerAt(
    rowsIn(rows).find((row) => yearIn(row) === year),
    'amount',
  )

/** The rows with another amount for a year, the newest first; a year without an amount is left out. */
export function withAmount(rows: unknown, year: number, amount: number | string | undefined): unknown {
  const others = rowsIn(rows).filter((row) => yearIn(row) !== year && answerAt(row, 'amount') !== undefined)
  const all = amount === undefined ? others : [...others, { year, amount }]
  return all.length === 0 ? undefined : all.toSorted((one, other) => yearIn(other) - yearIn(one))
}
