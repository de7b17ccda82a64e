import { median } from '../median.ts'
import type { Report } from '../report.ts'
import { number } from '../report.ts'
import { cpuSeconds } from './machine.ts'
import type { Running } from './process.ts'
import type { Scene } from './scene.ts'

const rounds = 5
const [mostMs, mostFirstMs] = [1_500, 5_000]

/** P-18: from the start of the process to its first good answer, on an empty database and on one that is there already. */
export async function benchStart(report: Report, scene: Scene): Promise<void> {
  const first = await once(() => scene.startOurs({ pinned: false }))
  const anchorName = scene.kind === 'embedded' ? 'pglite' : 'pg'
  const [ours, anchor]: Start[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours?.push(await once(() => scene.startOurs({ pinned: false })))
    anchor?.push(await once(() => scene.startAnchor(anchorName, { pinned: false })))
  }
  const [own, bare] = [typical(ours), typical(anchor)]
  report.add({
    what: `P-18 ready on existing data, ${scene.kind}`,
    figure: `${number(own.ms)} ms`,
    goal: `goal ${number(mostMs)} ms`,
    isMet: own.ms <= mostMs,
    beside: `processor time ${inWords(own)}; bare Fastify on the same database: ${number(bare.ms)} ms, ${inWords(bare)}`,
  })
  report.add({
    what: `P-18 ready for the first time, ${scene.kind}`,
    figure: `${number(first.ms)} ms`,
    goal: `goal ${number(mostFirstMs)} ms`,
    isMet: first.ms <= mostFirstMs,
    beside: `processor time ${inWords(first)}`,
  })
}

interface Start {
  ms: number
  cpuMs: number
}

async function once(begin: () => Promise<Running>): Promise<Start> {
  const server = await begin()
  const cpuMs = cpuSeconds(server.pid) * 1000
  await server.stop()
  return { ms: server.readyMs, cpuMs }
}

const typical = (starts: Start[] = []): Start => ({
  ms: median(starts.map(({ ms }) => ms)),
  cpuMs: median(starts.map(({ cpuMs }) => cpuMs)),
})

const inWords = ({ cpuMs }: Start) => `${number(cpuMs)} ms of processor`
