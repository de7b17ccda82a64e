/** The model (docs/performance.md 4): medians of five runs on one core, and a loop to compare machines. */
import type { DatedProfile } from '@settlesg/contract'
import { analyze, assess, predict, quickCheck } from '@settlesg/model'
import { exampleProfile, spouseProfile } from '@settlesg/model/testing'
import { median, number, type Report } from './report.ts'

export async function benchModel(report: Report): Promise<void> {
  for (const { what, goal, calls, work } of works) {
    work()
    const runs = Array.from({ length: 5 }, () => [once(work, calls) / 2, once(bareLoop, 50)] as const)
    const [cost, loop] = [median(runs.map(([own]) => own)), median(runs.map(([, bare]) => bare))]
    report.addAtMost({
      what,
      value: cost,
      most: goal,
      unit: 'ms',
      digits: 2,
      beside: `${number(cost / loop, 1)} x the bare loop of ${number(loop, 3)} ms`,
    })
  }
}

const both = (work: (profile: DatedProfile) => unknown) => () => {
  work(exampleProfile)
  work(spouseProfile)
}
const works = [
  { what: 'the range alone (quick check)', goal: 0.5, calls: 50, work: both(quickCheck) },
  { what: 'with reasons (predict)', goal: 5, calls: 20, work: both((profile) => predict(profile)) },
  { what: 'with the analysis (assess)', goal: 5, calls: 20, work: both((profile) => assess(profile)) },
  {
    what: 'an analysis with a what-if',
    goal: 5,
    calls: 20,
    work: both((profile) => analyze(profile, { work: { monthly_pay: 12_000 }, education: { highest: 'master' } })),
  },
]

/** Milliseconds a call. */
function once(work: () => unknown, calls: number): number {
  const start = performance.now()
  for (let call = 0; call < calls; call++) work()
  return (performance.now() - start) / calls
}

/** So many logistic functions: a measure of the machine. */
function bareLoop(): number {
  let sum = 0
  for (let index = 0; index < 12_800; index++) sum += 1 / (1 + Math.exp(-(index % 100) / 20))
  return sum
}
