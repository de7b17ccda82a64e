import { expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { poolProfiles } from '../testing/pool-profiles.ts'
import { exampleProfile } from '../testing/profiles.ts'
import { predict } from './estimate/predict.ts'
import { isEstimated, levelOfRoute } from './evidence/levels.ts'
import { lines } from './evidence/lines.ts'
import { toPerson } from './evidence/person.ts'
import { readFactors } from './evidence/pool-table.ts'
import { modelCsv, worked } from './worked.ts'

/** A calculator that knows nothing but the printed table and the formula. */
function byHand(table: string, level: string, answers: readonly number[], refusals: 'none' | 'once' | 'more') {
  const rows = table.split('\n').map((line) => line.replaceAll(/"([^"]*),([^"]*)"/g, '$1;$2').split(','))
  const at = (name: string, column = 1) => Number(rows.find(([first]) => first === name)?.[column])
  const [head = []] = rows
  const column = head.indexOf(`typical; ${level}`)
  const factors = rows.slice(
    1,
    rows.findIndex(([first]) => first === 'level'),
  )
  let [score, variance] = [at(level, 1), at(level, 2) ** 2 + at(level, 3) ** 2]
  for (const [k, factor] of factors.entries()) {
    const distance = (answers[k] ?? Number.NaN) - Number(factor[column])
    score += Number(factor[1]) * distance
    variance += (Number(factor[2]) * distance) ** 2
  }
  const effect = at('what no form can ask')
  const chance = (x: number, v: number) => 1 / (1 + Math.exp(-x / Math.sqrt(1 + (Math.PI / 8) * (effect ** 2 + v))))
  const kept = at('kept of a refusal: nothing')
  const cost = refusals === 'none' ? 0 : kept * at(refusals === 'once' ? 'a refusal costs' : 'several cost')
  const people = (x: number, v: number) => 100 * chance(x - cost * chance(x, v), v)
  const reach = 1.645 * Math.sqrt(variance)
  return {
    low: Math.floor(people(score - reach, 0)),
    mid: Math.round(people(score, variance)),
    high: Math.ceil(people(score + reach, 0)),
  }
}

const refused = { none: 'none', once: 'rejected_once', more: 'rejected_more' } as const

it.each(['none', 'once', 'more'] as const)(
  'the printed table and the formula give the range of people within one: refused before %s',
  (refusals) => {
    const table = modelCsv()
    let tried = 0
    for (const own of poolProfiles().filter((_, place) => place % long(20, 1) === 0)) {
      const answers = readFactors(toPerson(own)).flatMap((answer) => answer ?? [])
      const { route, estimate } = predict({ ...own, history: { previous: refused[refusals], changed: ['nothing'] } })
      if (!route || !isEstimated(route) || !estimate || answers.length < lines.length) continue
      tried++
      const found = byHand(table, levelOfRoute[route], answers, refusals)
      for (const end of ['low', 'mid', 'high'] as const)
        expect(Math.abs(found[end] - estimate[end])).toBeLessThanOrEqual(1)
    }
    expect(tried).toBeGreaterThan(66)
  },
)

it('a range worked out step by step has the score that its rows add up to, and ends where the estimate does', () => {
  const { centre, rows, score, range } = worked(exampleProfile, 'pts')
  expect(rows.reduce((sum, { adds }) => sum + adds, centre)).toBeCloseTo(score, 2)
  const { low, mid, high } = predict(exampleProfile).estimate ?? {}
  expect(range).toEqual({ low, mid, high })
  expect(rows.filter(({ isBlank }) => isBlank).map(({ factor }) => factor)).toContain('gap')
})
