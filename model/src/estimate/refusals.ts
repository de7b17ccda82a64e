import { type LevelName, levelNames } from '../evidence/levels.ts'
import type { ChangeKind } from '../evidence/lines.ts'
import { chancesAfter } from '../fit/person-effect.ts'
import { poolSize } from '../fit/pool-table.ts'
import { mean } from '../math/distribution.ts'
import { toHundredth } from './make-estimate.ts'
import { buildModel, poolEffect } from './model.ts'
import { draws } from './posterior.ts'

/** What can have changed since a refusal, as the form names it. */
const kinds = ['nothing', 'longer_stay', 'pay', 'qualification', 'evidence', 'job', 'child', 'marriage'] as const

/** What the level of a route is for those who were refused with the same answers, in people per 100. */
export interface AfterRefusals {
  level: LevelName
  /** Of those who were never refused. */
  first: number
  /** By what changed since: after one refusal, after two, after three. */
  changed: { kind: (typeof kinds)[number]; after: [number, number, number] }[]
}

/**
 * What the model makes of refusals by themselves: all that differs between the rows is what a refusal says of what no
 * form asks, and how much of that a change leaves. Half a second: it is worked out when the site is built.
 */
export function afterRefusals(): AfterRefusals[] {
  return levelNames.map((level) => {
    const first = 100 * mean(buildModel(draws).levels[level].shares)
    return {
      level,
      first: toHundredth(first),
      changed: kinds.map((kind) => {
        const [one, two, three] = fewerAfter(level, kind)
        return { kind, after: [toHundredth(first - one), toHundredth(first - two), toHundredth(first - three)] }
      }),
    }
  })
}

/** One in so many of those who stand for a level, others in each draw: they differ little in what a refusal costs. */
const every = 8

/** How many fewer of 100 succeed after one, two and three refusals than without one, among those of the level. */
function fewerAfter(level: LevelName, kind: ChangeKind): [number, number, number] {
  const { levels, draws: of } = buildModel(draws)
  const { constants, people } = levels[level]
  let [one, two, three, counted] = [0, 0, 0, 0]
  of.forEach(({ effect, persistence, sizes }, draw) => {
    for (let place = draw * poolSize + (draw % every); place < (draw + 1) * poolSize; place += every) {
      const x = (constants[draw] ?? 0) + poolEffect(people[place] ?? 0, sizes)
      const after = chancesAfter(effect, persistence[kind], x)
      one += after[0] - after[1]
      two += after[0] - after[2]
      three += after[0] - after[3]
      counted++
    }
  })
  return [(100 * one) / counted, (100 * two) / counted, (100 * three) / counted]
}
