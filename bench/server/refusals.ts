import type { Report } from '../report.ts'
import { number } from '../report.ts'
import type { Running } from './process.ts'
import { meCall, type Scene } from './scene.ts'

const mostRefusalMs = 2_000
const requestsUnderWay = 312

/** P-21: how soon a second server on a data folder that is held says so and ends. Only the embedded database has one. */
export async function benchHeldFolder(report: Report, scene: Scene): Promise<void> {
  if (scene.kind !== 'embedded') return
  const holder = await scene.startOurs({ pinned: false })
  const startedAt = performance.now()
  const second = await scene.startOurs({ pinned: false }).catch(() => null)
  const milliseconds = performance.now() - startedAt
  await second?.stop()
  report.add({
    what: `P-21 a second server on a held data folder is refused, ${scene.kind}`,
    figure: second ? 'it was let in' : `${number(milliseconds)} ms`,
    goal: `goal ${number(mostRefusalMs)} ms`,
    isMet: second === null && milliseconds <= mostRefusalMs,
    beside: 'from the start of its process to its end',
  })
  await holder.stop()
}

/** P-22: SIGTERM while calls are under way: how many lose their answer, and how long until the process has ended. */
export async function benchStop(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ pinned: false })
  const { path, ...options } = await meCall(ours)
  const calls = Array.from({ length: requestsUnderWay }, () => isAnswered(ours, path, options))
  await Promise.race(calls)
  const startedAt = performance.now()
  const [answered] = await Promise.all([Promise.all(calls), ours.stop()])
  const milliseconds = performance.now() - startedAt
  const reset = answered.filter((isGood) => !isGood).length
  report.add({
    what: `P-22 SIGTERM with ${requestsUnderWay} requests under way, ${scene.kind}`,
    figure: `${reset} reset, ended after ${number(milliseconds)} ms`,
    goal: 'goal 0 reset',
    isMet: reset === 0,
  })
}

/** Whether a call got an answer: 200, or 503 from a server that is closing. */
async function isAnswered({ origin }: Running, path: string, options: RequestInit): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}${path}`, options)
    await answer.arrayBuffer()
    return answer.status === 200 || answer.status === 503
  } catch {
    // Reset: counted by the caller.
    return false
  }
}
