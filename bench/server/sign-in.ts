import type { Running } from '../../server/testing/process.ts'
import { median, number, type Report } from '../report.ts'
import { demo, logIn, type Scene } from './scene.ts'

const [floodOfSignIns, people] = [300, 40]

/** P-23: how long people wait, each at an address of their own, while one address has 300 sign-ins under way. */
export async function benchSignIn(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ TRUST_PROXY: '127.0.0.1' })
  let goesOn = true
  const flood = Array.from({ length: floodOfSignIns }, async () => {
    while (goesOn) await statusOf(ours, '198.51.100.1', 'nobody@settlesg.example')
  })
  const waits: number[] = []
  let refused = 0
  for (let person = 1; person <= people; person += 1) {
    const startedAt = performance.now()
    if ((await statusOf(ours, `203.0.113.${person}`, demo.username)) !== 200) refused += 1
    waits.push(performance.now() - startedAt)
  }
  goesOn = false
  await Promise.all(flood)
  report.add({
    what: `P-23 ${people} sign-ins during a flood of ${floodOfSignIns} from one address, ${scene.kind}`,
    figure: `${refused} refused, ${number(median(waits))} ms each, ${number(Math.max(...waits))} ms the longest`,
    goal: 'goal 0 refused',
    isMet: refused === 0,
  })
}

async function statusOf({ origin }: Running, from: string, username: string): Promise<number> {
  const answer = await logIn(origin, { ...demo, username }, { 'x-forwarded-for': from })
  await answer.arrayBuffer()
  return answer.status
}
