import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayInSingapore, isDay } from '@settlesg/contract'
import { isOverdue, listedFacts } from '@settlesg/model'

/** `npm run facts -- due [YYYY-MM-DD]` lists facts to look at again, and exits 1 for any; `-- page` writes docs/facts.md. */
const page = join(import.meta.dirname, '../docs/facts.md')
const heading = '\n## 9. Dated facts\n'

/** docs/facts.md with its last section up to date. */
export const withDatedFacts = (text: string): string => `${text.split(heading)[0]}${heading}
Made by \`npm run facts -- page\` from \`model/src/evidence/dated-facts.ts\`, which also says where each is used. "Due" is the first
day on which a fact must be looked at again: \`npm run facts -- due\` lists those, and pages that rest on one say when it was last
looked at. What has ended is not due any more.

| Fact | Value | First day | Last day | Looked at | Due | Section |
| --- | --- | --- | --- | --- | --- | --- |
${listedFacts()
  .map(({ id, values, from, until, looked_at, due, docs }) => {
    const named = Object.entries(values).map(([name, value]) => `${name} ${value.toLocaleString('en-SG')}`)
    return `| ${[`\`${id}\``, named.join(', '), from ?? '', until ?? '', looked_at, due, docs[0]].join(' | ')} |\n`
  })
  .join('')}`

/** What `npm run facts` does with these arguments: the lines that it prints, and its exit code. */
export function run(args: readonly string[], today: string): { lines: string[]; exitCode: number } {
  const [command, day = today] = args
  if (command === 'page') {
    writeFileSync(page, withDatedFacts(readFileSync(page, 'utf8')))
    return { lines: [], exitCode: 0 }
  }
  if (command !== 'due' || !isDay(day)) return { lines: ['npm run facts -- due [YYYY-MM-DD] | page'], exitCode: 2 }
  const overdue = listedFacts().filter((fact) => isOverdue(fact, day))
  if (overdue.length === 0) return { lines: [`Nothing is overdue on ${day}.`], exitCode: 0 }
  const lines = overdue.map(
    ({ id, due, looked_at, docs, sources }) =>
      `${due} ${id}: last looked at on ${looked_at} (docs/facts.md ${docs[0]}; ${sources.join(', ') || 'see there'})`,
  )
  return { lines: lines.sort(), exitCode: 1 }
}

if (import.meta.main) {
  const { lines, exitCode } = run(process.argv.slice(2), dayInSingapore(new Date()))
  for (const line of lines) console.log(line)
  process.exitCode = exitCode
}
