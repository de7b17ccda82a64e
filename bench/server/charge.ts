import { median, number, type Report } from '../report.ts'
import { charge, signUp } from './reader.ts'
import type { Scene } from './scene.ts'

const people = 30
const warmUps = 5
const mostMs = 150

/** P-10: people who spend their trial credit on an estimate, one after the other, as each sees it. */
export async function benchCharge(report: Report, scene: Scene): Promise<void> {
  const { origin } = await scene.startOurs({ EMAIL_CONFIRMATION: 'off' })
  const waits: number[] = []
  for (let person = 0; person < warmUps + people; person += 1) {
    const token = await signUp(origin, `person-${person}@example.sg`)
    const startedAt = performance.now()
    await charge(origin, token, person)
    if (person >= warmUps) waits.push(performance.now() - startedAt)
  }
  report.addAtMost({
    what: `P-10 a credit spent on an estimate, ${scene.kind}`,
    value: median(waits),
    most: mostMs,
    unit: 'ms',
    beside: `the longest of ${people}: ${number(Math.max(...waits))} ms`,
  })
}
