import type { Report } from '../report.ts'
import { benchBusy, benchReportsAtOnce } from './busy.ts'
import { benchGuessing, benchLoginFlood, benchLogins, benchOthers } from './logins.ts'
import { pinLoad } from './process.ts'
import { benchLive, benchMe } from './rates.ts'
import { type DatabaseKind, findServer, openScene, type Scene } from './scene.ts'
import { benchSize } from './size.ts'
import { benchHeldFolder, benchMemory, benchStart, benchStop } from './start.ts'
import { benchUploads } from './uploads.ts'

interface Benchmark {
  name: string
  /** What it measures, by the ids of docs/performance.md 2; each can be chosen by itself. */
  goals: string[]
  on: DatabaseKind[]
  measure: (report: Report, scene: Scene, isWanted: (goal: string) => boolean) => Promise<void>
}

const both: DatabaseKind[] = ['PostgreSQL', 'embedded']

const benchmarks: Benchmark[] = [
  { name: 'a call without a token', goals: ['P-01'], on: ['embedded'], measure: benchLive },
  { name: 'a call with a token', goals: ['P-02', 'P-04'], on: ['PostgreSQL'], measure: benchMeFor('P-02') },
  { name: 'a call with a token', goals: ['P-03', 'P-04'], on: ['embedded'], measure: benchMeFor('P-03') },
  { name: 'reports made at once', goals: ['P-13'], on: ['PostgreSQL'], measure: benchReportsAtOnce },
  { name: 'large tables', goals: ['P-26', 'P-27'], on: ['PostgreSQL'], measure: benchSize },
  { name: 'other calls while it is busy', goals: ['P-05'], on: both, measure: benchBusy },
  { name: 'sign-ins', goals: ['P-06'], on: both, measure: benchLogins },
  { name: 'other calls during a flood of sign-ins', goals: ['P-07'], on: both, measure: benchOthers },
  { name: 'start to ready', goals: ['P-18'], on: both, measure: benchStart },
  { name: 'memory', goals: ['P-19'], on: both, measure: benchMemory },
  { name: 'a second server on a held folder', goals: ['P-21'], on: both, measure: benchHeldFolder },
  { name: 'a stop with requests under way', goals: ['P-22'], on: both, measure: benchStop },
  { name: 'people who sign in during a flood', goals: ['P-23'], on: both, measure: benchLoginFlood },
  { name: 'guesses at one account', goals: ['P-24'], on: both, measure: benchGuessing },
  { name: 'hostile uploads', goals: ['P-25'], on: both, measure: benchUploads },
]

/** The name of what each goal belongs to, by its id. */
export const goalNames: ReadonlyMap<string, string> = new Map(
  benchmarks.flatMap(({ goals, name }) => goals.map((goal) => [goal, name] as const)).sort(),
)

/** Measures the server, with everything on this machine only. Each measurement has a new, empty database. */
export async function benchServer(report: Report, wanted: string[]): Promise<void> {
  console.log(`\n== The server\n${pinLoad()}`)
  const server = await findServer()
  const places: Place[] = [
    { kind: 'PostgreSQL', ...server },
    { kind: 'embedded', url: null },
  ]
  const isWanted = (goal: string) => wanted.includes(goal)

  for (const place of places)
    for (const { name, goals, measure } of benchmarks.filter(({ on }) => on.includes(place.kind)))
      if (!goals.some(isWanted)) continue
      else if ('why' in place) report.skip(`${goals.join(', ')} ${name}, ${place.kind}`, place.why)
      else await at(place, (scene) => measure(report, scene, isWanted))
}

/** The rate of `GET /users/me` has another goal on each kind of database; its latency has one for both. */
function benchMeFor(rate: string): Benchmark['measure'] {
  return (report, scene, isWanted) => benchMe(report, scene, { rate: isWanted(rate), latency: isWanted('P-04') })
}

type Place = { kind: DatabaseKind } & ({ url: string | null } | { why: string })

async function at(place: { kind: DatabaseKind; url: string | null }, measure: (scene: Scene) => Promise<void>) {
  const scene = await openScene(place.kind, place.url)
  try {
    await measure(scene)
  } finally {
    await scene.close()
  }
}
