import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decisionIndex, decisionRecords } from './decisions.ts'

it('docs/decisions/README.md lists every record with date and status: npm run decisions', () => {
  const index = readFileSync(join(import.meta.dirname, '../docs/decisions/README.md'), 'utf8')
  expect(index).toBe(decisionIndex())
})

it('each decision has a number of its own, fits on a screen, and leads to what supersedes it', () => {
  const records = decisionRecords()
  const numbers = records.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(records.filter(({ lines }) => lines > 60).map(({ file }) => file)).toEqual([])
  const successors = records.flatMap(({ status }) => /\d{3}/.exec(status)?.[0] ?? [])
  expect(successors.filter((number) => !numbers.includes(number))).toEqual([])
})
