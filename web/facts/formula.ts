import { levelNames, lines } from '@settlesg/model'
import { modelCsv, printedNumbers, worked } from '@settlesg/model/worked'
import { exampleProfile } from './example-profile.ts'

/** What the page on the model prints: every number of the formula, the same as a file, and the example worked out. */
export function formulaFacts() {
  const { factors, ...numbers } = printedNumbers()
  const groupOf = new Map(lines.map(({ id, group }) => [id, group]))
  return {
    levelNames,
    numbers: { ...numbers, factors: factors.map((factor) => ({ ...factor, group: groupOf.get(factor.id) })) },
    csv: modelCsv(),
    example: worked(exampleProfile, 'pts'),
  }
}
