import type { Report } from '../report.ts'
import { benchBusy } from './busy.ts'
import { benchGuessing, benchLoginFlood } from './guessing.ts'
import { benchLogins, benchOthers } from './logins.ts'
import { pinLoad } from './machine.ts'
import { benchMemory } from './memory.ts'
import { benchLive, benchMe } from './rates.ts'
import { benchHeldFolder, benchStop } from './refusals.ts'
import { benchReportsAtOnce } from './reports-at-once.ts'
import { type DatabaseKind, findServer, openScene, type Scene } from './scene.ts'
import { benchSize } from './size.ts'
import { benchStart } from './start.ts'
import { benchUploads } from './uploads.ts'

/** What can be asked for one by one. */
export const goals = [
  'P-01',
  'P-02',
  'P-03',
  'P-04',
  'P-05',
  'P-06',
  'P-07',
  'P-13',
  'P-18',
  'P-19',
  'P-21',
  'P-22',
  'P-23',
  'P-24',
  'P-25',
  'P-26',
  'P-27',
]

type Measure = (report: Report, scene: Scene) => Promise<void>
const onBoth: [goal: string, measure: Measure][] = [
  ['P-05', benchBusy],
  ['P-06', benchLogins],
  ['P-07', benchOthers],
  ['P-18', benchStart],
  ['P-19', benchMemory],
  ['P-21', benchHeldFolder],
  ['P-22', benchStop],
  ['P-23', benchLoginFlood],
  ['P-24', benchGuessing],
  ['P-25', benchUploads],
]

/** Measures the server, with everything on this machine only. Each measurement has a new, empty database. */
export async function benchServer(report: Report, asked: string[]): Promise<void> {
  console.log(`\n== The server\n${pinLoad()}`)
  const server = await findServer()
  const places: Place[] = [
    { kind: 'PostgreSQL', ...server },
    { kind: 'embedded', url: null },
  ]
  const wants = (goal: string) => asked.includes(goal)

  for (const place of places) {
    const rate = place.kind === 'PostgreSQL' ? 'P-02' : 'P-03'
    const measures: [goal: string, measure: Measure][] = [
      ...(wants('P-01') && place.kind === 'embedded' ? [['P-01', benchLive] satisfies [string, Measure]] : []),
      ...(wants(rate) || wants('P-04')
        ? [[`${rate}, P-04`, meWith({ rate: wants(rate), latency: wants('P-04') })] satisfies [string, Measure]]
        : []),
      ...(wants('P-13') && place.kind === 'PostgreSQL'
        ? [['P-13', benchReportsAtOnce] satisfies [string, Measure]]
        : []),
      ...((wants('P-26') || wants('P-27')) && place.kind === 'PostgreSQL'
        ? [['P-26, P-27', benchSize] satisfies [string, Measure]]
        : []),
      ...onBoth.filter(([goal]) => wants(goal)),
    ]
    for (const [goal, measure] of measures)
      if ('why' in place) report.skip(`${goal}, ${place.kind}`, place.why)
      else await at(place, (scene) => measure(report, scene))
  }
}

const meWith =
  (wanted: Parameters<typeof benchMe>[2]): Measure =>
  (report, scene) =>
    benchMe(report, scene, wanted)

type Place = { kind: DatabaseKind } & ({ url: string | null } | { why: string })

async function at(place: { kind: DatabaseKind; url: string | null }, measure: (scene: Scene) => Promise<void>) {
  const scene = await openScene(place.kind, place.url)
  try {
    await measure(scene)
  } finally {
    await scene.close()
  }
}
