import { logOdds, shareOf } from './distribution.ts'
import { isPostSecondary } from './factors.ts'
import { type EstimatedRoute, levels } from './priors.ts'
import { interceptFor, poolEffects, poolSize, routeFactors } from './route-model.ts'
import type { SourceId } from './sources.ts'
import type { World } from './world.ts'

/*
 * The published figures that can tell worlds apart. Each compares what a world would show with what was published,
 * in log-odds; `spread` says how far the two may differ when the world is right: rounding, other years, other people.
 */
export interface FitFact {
  id: string
  published: number
  spread: number
  of: (world: World) => number
  sources: readonly SourceId[]
  why: string
}

export const fitFacts: readonly FitFact[] = [
  {
    id: 'spouses_2012_16',
    published: logOdds(4_300 / 8_700),
    spread: 0.03,
    of: (world) => world.spousesThen,
    sources: ['spouses-2012-16'],
    why: '4,300 of 8,700 a year, both rounded to hundreds.',
  },
  {
    id: 'spouses_2009_18',
    published: logOdds(4_200 / 8_600),
    spread: 0.03,
    of: (world) => world.spousesThen,
    sources: ['spouses-2009-18'],
    why: '4,200 of 8,600 a year, both rounded to hundreds. The years of the other figure are among its own.',
  },
  {
    id: 'spouse_education',
    published: logOdds(0.8),
    spread: 0.35,
    of: (world) => logOdds(shareAmongApproved(world, 'spouse_of_citizen', 'post_secondary')),
    sources: ['spouse-education-2019', 'education-2022'],
    why: '"4 out of 5" of all approved in 2022, taken for spouses; so about 73 to 86 of 100.',
  },
  {
    id: 'worker_education',
    published: logOdds(0.8),
    spread: 0.35,
    of: (world) => logOdds(shareAmongApproved(world, 'pts', 'post_secondary')),
    sources: ['passes-by-occupation', 'education-2022'],
    why: '"4 out of 5" of all approved in 2022, taken for workers.',
  },
  {
    id: 'over_40',
    published: logOdds(0.166),
    spread: 0.35,
    of: (world) => logOdds(shareAmongApproved(world, 'pts', 'over_40')),
    sources: ['grants-2012-24'],
    why: '12.5 of 75.4 adults of 100 granted in 2023. The share among applicants is not published: 15 to 30 of 100.',
  },
]

type Mark = 'post_secondary' | 'over_40'
const marks = new Map<string, boolean[]>()

/** Which of the pool have the mark; people of 41 and more count as over 40, as in the published table. */
function marked(route: EstimatedRoute, mark: Mark): boolean[] {
  const key = `${route} ${mark}`
  const found = marks.get(key)
  if (found) return found
  const made = routeFactors(route).people.map(({ education, you, route: { apply_month } }) =>
    mark === 'post_secondary'
      ? isPostSecondary(education.highest)
      : Number(apply_month.slice(0, 4)) - Number(you.birth_month.slice(0, 4)) > 40,
  )
  marks.set(key, made)
  return made
}

/** The share with the mark among those of the pool that this world approves. */
function shareAmongApproved(world: World, route: EstimatedRoute, mark: Mark): number {
  const effects = poolEffects(routeFactors(route), world.sizes)
  const constant = interceptFor(world.levels[levels[route].level], effects)
  const has = marked(route, mark)
  let [withMark, all] = [0, 0]
  for (let person = 0; person < poolSize; person++) {
    const share = shareOf(constant + (effects[person] ?? 0))
    all += share
    if (has[person]) withMark += share
  }
  return withMark / all
}

/** How well a world explains the figures: the logarithm of their likelihood, up to a constant. */
export function logLikelihood(world: World, published: readonly number[] = publishedValues): number {
  let sum = 0
  for (const [index, { of, spread }] of fitFacts.entries())
    sum -= (((published[index] ?? 0) - of(world)) / spread) ** 2 / 2
  return sum
}

const publishedValues: readonly number[] = fitFacts.map(({ published }) => published)
