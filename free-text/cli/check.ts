/*
 * `npm run tell:check`: how many of the answers in free-text/testing/descriptions.jsonl are proposed, and how many proposals are right.
 * Exits 1 where a proposal of too many of those kept aside is wrong. With `--detail` it shows what was read wrong, of those that the
 * rules were made by: of those kept aside nothing is ever shown but the sums.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, leastPrecision, precision, recall, roundOf, rounds, type Sample, sum } from '../src/score.ts'

const file = join(import.meta.dirname, '../testing/descriptions.jsonl')
const samples: Sample[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const results = samples.map((sample) => ({ sample, result: compare(sample) }))

if (process.argv.includes('--detail'))
  for (const { sample, result } of results) {
    if (sample.kept_aside || result.wrong.length + result.missing.length === 0) continue
    console.log(`${sample.id}  ${sample.text}`)
    for (const answer of result.wrong) console.log(`  wrong    ${answer}`)
    for (const answer of result.missing) console.log(`  missing  ${answer}`)
  }

const line = (name: string, wanted: (sample: Sample) => boolean) => {
  const score = sum(results.flatMap(({ sample, result }) => (wanted(sample) ? [result] : [])))
  if (score.expected === 0) return score
  const share = (value: number) => value.toFixed(3)
  console.log(
    `${name.padEnd(26)} precision ${share(precision(score))}  recall ${share(recall(score))}  (${score.right} right, ${score.proposed - score.right} wrong, ${score.expected} to find)`,
  )
  return score
}
for (const round of rounds) {
  const of = (isKeptAside: boolean, language?: string) => (sample: Sample) =>
    roundOf(sample) === round &&
    (sample.kept_aside === true) === isKeptAside &&
    (language === undefined || sample.language === language)
  for (const language of ['en', 'zh']) {
    line(`round ${round}, ${language}, tuned`, of(false, language))
    line(`round ${round}, ${language}, kept aside`, of(true, language))
  }
  line(`round ${round}, tuned`, of(false))
  if (precision(line(`round ${round}, kept aside`, of(true))) >= leastPrecision) continue
  console.error(`Round ${round}, kept aside: precision must be ${leastPrecision} or more.`)
  process.exitCode = 1
}
