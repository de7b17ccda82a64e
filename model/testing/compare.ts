import { pathToFileURL } from 'node:url'
import type { AnalysisOutlook, DatedProfile, Estimate } from '@settlesg/contract'
import fc from 'fast-check'
import { BadInput, type Command, options } from '../cli/command.ts'
import { assess, isClear, quickCheck } from '../src/index.ts'
import { profileArbitrary } from './profiles.ts'
import { quickAnswers } from './quick-answers.ts'

/** What both models must offer. */
type Model = { assess: typeof assess; quickCheck: typeof quickCheck }
type People = Pick<Estimate, 'low' | 'mid' | 'high'>

const seed = 2026

/**
 * `compare --former FOLDER --runs 2000`: how far this model's answers lie from those of another checkout of this repository,
 * over random people. Exits with 1 where docs/model.md 4 is missed: middles at most 1 of 100 apart in 99 of 100, ends 3 in 99,
 * ends of the quick check 4 in 90, groups 1 in 99; changes as clear as before in 95 and never with the other sign.
 */
export const compareCommand: Command = async (args, { print }) => {
  const { option, positionals } = options(args, 'former', 'runs')
  const [former, runs] = [option('former'), Number(option('runs') ?? '2000')]
  if (former === undefined) throw new BadInput('--former: the folder of another checkout')
  if (positionals[0] !== undefined || !Number.isInteger(runs) || runs < 1)
    throw new BadInput('--runs: a whole number above 0')
  const before: Model = await import(pathToFileURL(`${former}/model/src/index.ts`).href)
  const found = compareModels(before, { assess, quickCheck }, runs)
  print(`${found.lines.join('\n')}\n`)
  return found.missed ? 1 : 0
}

export function compareModels(before: Model, after: Model, runs: number) {
  const [middles, ends, quick, groups]: number[][] = [[], [], [], []]
  const people: { off: number; profile: DatedProfile; was: People; is: People }[] = []
  let [changes, equal, turned] = [0, 0, 0]
  for (const profile of estimatedPeople(before, runs)) {
    const [was, is] = [before.assess(profile).analysis, after.assess(profile).analysis]
    if (!was.estimate || !is.estimate) throw new Error('one of the models gives no estimate')
    const off = distances(was.estimate, is.estimate)
    middles?.push(off.mid)
    ends?.push(off.low, off.high)
    people.push({ off: Math.max(off.low, off.mid, off.high), profile, was: was.estimate, is: is.estimate })
    for (const { group, value } of was.groups) groups?.push(Math.abs(value - groupValue(is, group)))
    for (const { id, difference } of was.what_ifs) {
      const now = is.what_ifs.find((one) => one.id === id)?.difference
      if (!now) continue
      changes++
      if (isClear(difference) === isClear(now)) equal++
      if (isClear(difference) && isClear(now) && difference.effect !== now.effect) turned++
    }
  }
  for (const profile of fc.sample(quickAnswers, { numRuns: runs, seed })) {
    const [was, is] = [before.quickCheck(profile).range, after.quickCheck(profile).range]
    if (was && is) quick?.push(distances(was, is).low, distances(was, is).high)
  }
  const rows = [
    row('middle', middles ?? [], 1, 0.99),
    row('ends', ends ?? [], 3, 0.99),
    row('ends of the quick check', quick ?? [], 4, 0.9),
    row('groups', groups ?? [], 1, 0.99),
    {
      text: `clear alike: ${percent(equal / changes)} of ${changes} changes (95 wanted); with the other sign: ${turned}`,
      missed: equal / changes < 0.95 || turned > 0,
    },
  ]
  const farthest = people.sort((one, other) => other.off - one.off).slice(0, 10)
  return {
    missed: rows.some(({ missed }) => missed),
    lines: [
      `${people.length} people`,
      ...rows.map(({ text, missed }) => `${missed ? 'MISSED ' : ''}${text}`),
      'farthest apart:',
      ...farthest.map(({ was, is, profile }) => `  ${shown(was)} -> ${shown(is)}  ${inShort(profile)}`),
    ],
  }
}

function estimatedPeople(model: Model, count: number): DatedProfile[] {
  const found: DatedProfile[] = []
  for (const profile of fc.sample(profileArbitrary, { numRuns: 20 * count, seed })) {
    if (found.length === count) break
    if (model.quickCheck(profile).range) found.push(profile)
  }
  return found
}

const distances = (one: People, other: People) => ({
  low: Math.abs(one.low - other.low),
  mid: Math.abs(one.mid - other.mid),
  high: Math.abs(one.high - other.high),
})
const groupValue = ({ groups }: AnalysisOutlook, name: string) => groups.find(({ group }) => group === name)?.value ?? 0
/** Enough to find the person again: random people have answers that are nobody's. */
const inShort = ({ route, work, history, family }: DatedProfile) =>
  [
    route.route ?? route.links[0] ?? 'pts',
    route.pass,
    work.work_status,
    `S$${work.monthly_pay ?? '?'}`,
    family.marital_status,
    `refused: ${history.previous ?? '?'}`,
  ].join(', ')
const shown = ({ low, mid, high }: People) => `${low} ${mid} ${high}`
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function row(name: string, off: readonly number[], most: number, wanted: number) {
  const sorted = off.toSorted((one, other) => one - other)
  const within = off.filter((one) => one <= most).length / off.length
  const mean = off.reduce((sum, one) => sum + one, 0) / off.length
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(2)
  return {
    text: `${name}: off by at most ${most} in ${percent(within)} (${percent(wanted)} wanted); mean ${mean.toFixed(2)}, p99 ${at(0.99)}, most ${at(1)}`,
    missed: within < wanted,
  }
}
