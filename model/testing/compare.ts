import { pathToFileURL } from 'node:url'
import type { DatedProfile } from '@settlesg/contract'
import fc from 'fast-check'
import { BadInput, type Command, options } from '../cli/command.ts'
import { assess, readQuestion } from '../src/index.ts'
import { profileArbitrary } from './profiles.ts'

type Model = { assess: typeof assess }
const answered = profileArbitrary.filter((profile) => readQuestion(profile).no_estimate_reason === null)
const ends = ['low', 'mid', 'high'] as const

/**
 * `compare --former FOLDER --runs 2000`: how far this model's answers lie from those of another checkout of this repository,
 * over the same random people each time, and who they are that lie farthest.
 */
export const compareCommand: Command = async (args, { print }) => {
  const { option, positionals } = options(args, 'former', 'runs')
  const [former, runs] = [option('former'), Number(option('runs') ?? '2000')]
  if (former === undefined) throw new BadInput('--former: the folder of another checkout')
  if (positionals[0] !== undefined || !Number.isInteger(runs) || runs < 1)
    throw new BadInput('--runs: a whole number above 0')
  const before: Model = await import(pathToFileURL(`${former}/model/src/index.ts`).href)
  const found = fc.sample(answered, { numRuns: runs, seed: 2026 }).flatMap((profile) => compared(before, profile))
  const farthest = found.toSorted((one, other) => Math.max(...other.apart) - Math.max(...one.apart)).slice(0, 10)
  const lines = [
    `${found.length} of ${runs} people have an estimate by both`,
    ...ends.map((end, place) =>
      spread(
        end,
        found.map(({ apart }) => apart[place] ?? 0),
      ),
    ),
    'farthest apart:',
    ...farthest.map(({ shown }) => `  ${shown}`),
  ]
  print(`${lines.join('\n')}\n`)
  return 0
}

function compared(before: Model, profile: DatedProfile) {
  const [was, is] = [before.assess(profile).analysis, assess(profile).analysis]
  const [from, to] = [was.estimate, is.estimate]
  if (!from || !to) return []
  const { route, work, history, family } = profile
  const people = (of: typeof to) => ends.map((end) => of[end]).join(' ')
  return [
    {
      apart: ends.map((end) => Math.abs(to[end] - from[end])),
      shown: `${people(from)} -> ${people(to)}  ${[is.route, route.pass, work.work_status, work.monthly_pay, family.marital_status, history.previous].join(', ')}`,
    },
  ]
}

function spread(name: string, apart: readonly number[]): string {
  const within = (100 * apart.filter((people) => people <= 1).length) / apart.length
  const mean = apart.reduce((sum, people) => sum + people, 0) / apart.length
  return `${name}: at most 1 of 100 apart in ${within.toFixed(1)} %; ${mean.toFixed(2)} on average, ${Math.max(...apart)} at most`
}
