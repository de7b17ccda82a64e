/*
 * `npm run ask:check`: how well questions are answered. Those of faq/testing/questions.jsonl were collected by somebody who
 * did not see the search: exits 1 where those of them kept aside miss the goal. With `--tune` it shows what went wrong of the
 * others: of those kept aside nothing is ever shown but the sums.
 */
import { languages } from '@settlesg/contract'
import { foundFor, leastRecall, measure, questions, regressionQuestions } from '../testing/questions.ts'

const keptAside = questions.filter((one) => one.kept_aside)
const seen = questions.filter((one) => !one.kept_aside)

if (process.argv.includes('--tune'))
  for (const one of [...regressionQuestions, ...seen]) {
    const found = foundFor(one)
    if (one.passages.length === 0 ? found.length === 0 : found.some((id) => one.passages.includes(id))) continue
    console.log(`${one.id}  ${one.question}`)
    console.log(`  wanted ${one.passages.join(', ') || 'nothing'}`)
    console.log(`  shown  ${found.join(', ') || 'nothing'}`)
  }

const share = ({ of, count }: { of: number; count: number }) => `${(count / of).toFixed(3)} (${count} of ${of})`
for (const [name, asked] of Object.entries({ 'our own': regressionQuestions, seen, 'kept aside': keptAside }))
  for (const language of [...languages, 'all'] as const) {
    const { recall, shownForNothing } = measure(asked.filter((one) => language === 'all' || one.language === language))
    console.log(
      `${`${name}, ${language}`.padEnd(16)} recall at three ${share(recall)}  shown where nothing answers ${share(shownForNothing)}`,
    )
  }
const { recall } = measure(keptAside)
if (recall.count < leastRecall * recall.of) {
  console.error(`Kept aside: a recall of ${leastRecall} is the least.`)
  process.exitCode = 1
}
