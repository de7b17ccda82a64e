import { type Region, regions } from '../pool.ts'
import { type Random, seeded } from '../random.ts'
import type { World } from '../world.ts'
import { bandOfCell, candidatesFor, cellCount, cellShares, chanceOf, isEducatedCell, levelled } from './applicants.ts'
import { emptyTally, kinds, type Tally } from './figures.ts'
import type { Flow } from './flow.ts'
import { appliedIn } from './rates.ts'
import type { Stream } from './streams.ts'

/** One applicant who was drawn. */
export interface Drawn {
  world: number
  kind: Stream['kind']
  cell: number
  approved: boolean
  sex: 'female' | 'male'
  region: Region
  /** Of those in the band 21-30. */
  thirty: boolean
  diploma: boolean
}

export interface Drawing {
  worlds: readonly World[]
  flows: readonly Flow[]
  /** What each world says of the window, kind by kind in the order of `kinds`. */
  streams: readonly (readonly Stream[])[]
}

/** The applicants of one kind, in one cell, in one world. */
interface Group {
  world: number
  stream: Stream
  flow: Flow
  cell: number
  persons: number
  /** The chance of one of them; `choice` from 0 to 1 says of whom. */
  chance: (choice: number) => number
}

/** All applicants there are: kind by kind, cell by cell, world by world. */
function* groupsOf({ worlds, flows, streams }: Drawing): Generator<Group> {
  for (const [index, kind] of kinds.entries()) {
    const candidates = candidatesFor(worlds, kind)
    const all = flows.flatMap((flow, world) => {
      const stream = streams[world]?.[index]
      if (!stream) return []
      const shares = cellShares(stream)
      return { world, stream, flow, shares, level: candidates && levelled(candidates, world, shares, stream.rate) }
    })
    for (let cell = 0; cell < cellCount; cell++) {
      const members = candidates?.cells[cell] ?? []
      for (const { world, stream, flow, shares, level } of all) {
        const rate = level?.chances[cell] ?? stream.rate
        const chance = (choice: number) => {
          const member = members[Math.floor(choice * members.length)]
          return candidates && level && member !== undefined
            ? chanceOf(candidates, world, member, level.constant)
            : rate
        }
        yield { world, stream, flow, cell, persons: (stream.approved * (shares[cell] ?? 0)) / rate, chance }
      }
    }
  }
}

/**
 * So many applicants, one after the other, every one standing for equally many: evenly through all groups from a start
 * that the seed gives. Each is decided with their own chance; the chances are added up on the way and whoever lifts
 * the sum over the next whole number is approved, so that of any thousand as many are approved as should be. Chance
 * therefore hardly blurs the shares. Sex and region take no part in the decision.
 */
export function drawPersons(drawing: Drawing, persons: number, seed: number, tell: (person: Drawn) => void): void {
  const random = seeded(seed)
  const applicants = drawing.streams.reduce((sum, streams) => sum + appliedIn(streams), 0)
  const step = applicants / persons
  const choice = evenly(Math.sqrt(2), random)
  const traits = () => ({
    sex: evenly(Math.sqrt(3), random),
    region: evenly(Math.sqrt(5), random),
    rest: evenly(Math.sqrt(7), random),
  })
  // Each side has its own, or the rhythm of the decisions would pick some of their numbers more often than others.
  const [ofApproved, ofRejected] = [traits(), traits()]
  let [next, reached, decided] = [random() * step, 0, random()]
  for (const { world, stream, flow, cell, persons: size, chance } of groupsOf(drawing)) {
    reached += size
    for (; next < reached; next += step) {
      const before = Math.floor(decided)
      decided += chance(choice())
      const approved = Math.floor(decided) > before
      const { sex, region, rest } = approved ? ofApproved : ofRejected
      const trait = rest()
      tell({
        world,
        kind: stream.kind,
        cell,
        approved,
        sex: sex() < stream.female ? 'female' : 'male',
        region: regionAt(region(), stream),
        thirty: bandOfCell(cell) === 1 && trait < flow.thirtyOf21To30,
        diploma: isEducatedCell(cell) && trait < flow.diplomaOfPostSecondary,
      })
    }
  }
}

/**
 * Numbers from 0 to 1, the next always where there was most room: multiples of the root of a prime, without the whole.
 * Roots of different primes do not follow each other.
 */
function evenly(root: number, random: Random): () => number {
  let at = random()
  return () => {
    at += root
    at -= Math.floor(at)
    return at
  }
}

function regionAt(value: number, stream: Stream): Region {
  const { sea, other_asia } = stream.regions
  return regions[value < sea ? 0 : value < sea + other_asia ? 1 : 2]
}

/** What was drawn, counted. */
export function tallyOf(drawing: Drawing, persons: number, seed: number): Tally {
  const tally = emptyTally()
  drawPersons(drawing, persons, seed, ({ kind, cell, approved, sex, region, thirty, diploma }) => {
    tally.applied[kind]++
    if (!approved) return
    tally.approved[kind]++
    const band = bandOfCell(cell)
    tally.bands[band]++
    if (sex === 'female') tally.female++
    tally.regions[region]++
    if (kind === 'spouse_of_citizen') tally.regionsOfSpouses[region]++
    if (isEducatedCell(cell)) tally.postSecondary++
    if (diploma) tally.diploma++
    if (band === 0 || (band === 1 && !thirty)) tally.under30++
  })
  return tally
}

/** What one world expects, with nothing drawn. */
export function expectedTally(streams: readonly Stream[], flow: Flow): Tally {
  const tally = emptyTally()
  for (const { kind, approved, rate, bands, female, postSecondary, regions: shares } of streams) {
    tally.applied[kind] += approved / rate
    tally.approved[kind] += approved
    for (const band of [0, 1, 2, 3] as const) tally.bands[band] += approved * bands[band]
    tally.female += approved * female
    for (const region of regions) {
      tally.regions[region] += approved * shares[region]
      if (kind === 'spouse_of_citizen') tally.regionsOfSpouses[region] += approved * shares[region]
    }
    const educated = approved * (1 - bands[0]) * postSecondary
    tally.postSecondary += educated
    tally.diploma += educated * flow.diplomaOfPostSecondary
    tally.under30 += approved * (bands[0] + bands[1] * (1 - flow.thirtyOf21To30))
  }
  return tally
}
