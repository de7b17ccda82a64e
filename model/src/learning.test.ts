import { expect, it } from 'vitest'
import { long } from '../testing/long.ts'
import { mean } from './distribution.ts'
import { learn } from './learning.ts'
import { worlds } from './posterior.ts'

/** Hidden truths, each with 500 outcomes told and 300 others to be judged by. */
const truths = long(2, 10)

it('500 outcomes make the model better: less surprised, narrower, still holding the truth', {
  timeout: long(600_000, 1_200_000),
}, async ({ annotate }) => {
  const runs = Array.from({ length: truths }, (_, truth) =>
    learn(500, 300, worlds, { seed: 1 + truth, particles: 2_000, draws: 400 }),
  )
  const average = (of: (run: (typeof runs)[number]) => number) => mean(runs.map(of))
  const [before, after] = [average((run) => run.before.logLoss), average((run) => run.after.logLoss)]
  const [wide, narrow] = [average((run) => run.before.width), average((run) => run.after.width)]
  const covered = average((run) => run.after.covered)
  expect(after).toBeLessThan(before)
  expect(narrow).toBeLessThan(wide)
  for (const run of runs) expect(run.after.width).toBeLessThan(run.before.width)
  // The cases of one truth stand and fall together: a few truths may lie outside of many ranges at once.
  expect(covered).toBeGreaterThanOrEqual(long(0.75, 0.85))
  const figures = [
    `log loss ${before.toFixed(4)} → ${after.toFixed(4)}`,
    `width ${wide.toFixed(1)} → ${narrow.toFixed(1)}`,
    `covered ${average((run) => run.before.covered).toFixed(3)} → ${covered.toFixed(3)}`,
  ]
  await annotate(`${truths} truths: ${figures.join(', ')}`)
})
