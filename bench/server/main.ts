import type { Report } from '../report.ts'
import { pinLoad } from './machine.ts'
import { benchLive, benchMe } from './rates.ts'
import { type DatabaseKind, findServer, openScene, type Scene } from './scene.ts'

/** What can be asked for one by one. */
export const goals = ['P-01', 'P-02', 'P-03', 'P-04']

/** Measures the server, with everything on this machine only. */
export async function benchServer(report: Report, asked: string[]): Promise<void> {
  console.log(`\n== The server\n${pinLoad()}`)
  const server = await findServer()
  const postgres: Place = { kind: 'PostgreSQL', ...server }
  const embedded: Place = { kind: 'embedded' }
  const wants = (goal: string) => asked.includes(goal)

  if (wants('P-01')) await at(embedded, (scene) => benchLive(report, scene))
  for (const [place, goal] of [
    [postgres, 'P-02'],
    [embedded, 'P-03'],
  ] as const) {
    const wanted = { rate: wants(goal), latency: wants('P-04') }
    if (!wanted.rate && !wanted.latency) continue
    if ('why' in place) report.skip(`${goal}, P-04 on ${place.kind}`, place.why)
    else await at(place, (scene) => benchMe(report, scene, wanted))
  }
}

type Place = { kind: DatabaseKind; url?: string; why?: string }

async function at({ kind, url }: Place, measure: (scene: Scene) => Promise<void>): Promise<void> {
  const scene = await openScene(kind, url ?? null)
  try {
    await measure(scene)
  } finally {
    await scene.close()
  }
}
