import { median } from '../median.ts'
import { number, type Report } from '../report.ts'
import type { Load } from './load.ts'

const rounds = 5

interface Comparison {
  what: string
  /** The least that ours may reach of the anchor. */
  goal: number
  ours: () => Promise<Load>
  anchor: () => Promise<Load>
}

/**
 * Runs ours and its anchor in turn and reports the medians of the ratios. Processor time a request flutters less than
 * the rate, which whoever else uses the machine can halve: where the two disagree it is what counts.
 */
export async function compare(report: Report, { what, goal, ours, anchor }: Comparison): Promise<Load> {
  // The first round warms up: compiled code, connections, caches.
  await ours()
  await anchor()
  const pairs: { ours: Load; anchor: Load }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ ours: await ours(), anchor: await anchor() })

  const rates = median(pairs.map((pair) => pair.ours.requestsPerSecond / pair.anchor.requestsPerSecond))
  const processor = median(pairs.map((pair) => pair.anchor.cpuMicros / pair.ours.cpuMicros))
  const typical = (side: 'ours' | 'anchor'): Load => ({
    requestsPerSecond: median(pairs.map((pair) => pair[side].requestsPerSecond)),
    cpuMicros: median(pairs.map((pair) => pair[side].cpuMicros)),
  })
  const [own, bare] = [typical('ours'), typical('anchor')]
  report.add({
    what,
    figure: `rate ${number(rates, 2)} x, processor time ${number(processor, 2)} x`,
    goal: `goal ${number(goal, 2)} x`,
    isMet: (Number.isNaN(processor) ? rates : processor) >= goal,
    beside: `${inWords(own)}; anchor: ${inWords(bare)}`,
  })
  return own
}

const inWords = ({ requestsPerSecond, cpuMicros }: Load) =>
  `${number(requestsPerSecond)}/s at ${number(cpuMicros)} µs of processor each`
