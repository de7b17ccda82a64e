import type { Report } from '../report.ts'
import { benchCharge } from './charge.ts'
import { benchGrowth } from './growth.ts'
import { benchMemory } from './memory.ts'
import { benchProcesses } from './processes.ts'
import { type DatabaseKind, findServer, openScene, type Scene } from './scene.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSize } from './size.ts'
import { benchSoak } from './soak.ts'

interface Benchmark {
  name: string
  /** What it measures, by the ids of docs/performance.md 2; each can be chosen by itself. */
  goals: string[]
  on: DatabaseKind[]
  measure: (report: Report, scene: Scene) => Promise<void>
}

const both: DatabaseKind[] = ['PostgreSQL', 'embedded']

const benchmarks: Benchmark[] = [
  { name: 'a credit spent on an estimate', goals: ['P-10'], on: both, measure: benchCharge },
  { name: 'people who sign in during a flood', goals: ['P-23'], on: both, measure: benchSignIn },
  { name: 'memory', goals: ['P-31'], on: ['PostgreSQL'], measure: benchMemory },
  { name: 'several processes', goals: ['P-32'], on: ['PostgreSQL'], measure: benchProcesses },
  { name: 'large tables', goals: ['P-26', 'P-27'], on: ['PostgreSQL'], measure: benchSize },
  { name: 'growth', goals: ['P-33', 'P-34', 'P-35'], on: ['PostgreSQL'], measure: benchGrowth },
  { name: 'soak', goals: ['P-36'], on: ['PostgreSQL'], measure: benchSoak },
]

/** The name of what each goal belongs to, by its id. */
export const goalNames: ReadonlyMap<string, string> = new Map(
  benchmarks.flatMap(({ goals, name }) => goals.map((goal) => [goal, name] as const)).sort(),
)

/** Measures the server, with everything on this machine only. Each measurement has a new, empty database. */
export async function benchServer(report: Report, wanted: string[]): Promise<void> {
  console.log('\n== The server')
  const server = await findServer()
  for (const kind of both)
    for (const { name, goals, measure } of benchmarks.filter(({ on }) => on.includes(kind)))
      if (!goals.some((goal) => wanted.includes(goal))) continue
      else if (kind === 'PostgreSQL' && 'why' in server) report.skip(`${goals.join(', ')} ${name}, ${kind}`, server.why)
      else await at(kind, 'url' in server ? server.url : null, (scene) => measure(report, scene))
}

async function at(kind: DatabaseKind, url: string | null, measure: (scene: Scene) => Promise<void>) {
  const scene = await openScene(kind, url)
  try {
    await measure(scene)
  } finally {
    await scene.close()
  }
}
