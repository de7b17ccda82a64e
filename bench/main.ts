/** `npm run bench [-- model P-10]`: parts or goals. `growth` (five minutes) must be named. Exits 1 for a missed goal. */
import { benchModel } from './model.ts'
import { Report } from './report.ts'
import { benchReports } from './reports.ts'
import { benchCharge } from './server/charge.ts'
import { benchGrowth } from './server/growth.ts'
import { findServer, openScene, type Scene } from './server/scene.ts'
import { benchWeb } from './web.ts'

/** What can be measured, with the ids of docs/performance.md 2. */
const parts = {
  model: { goals: [], measure: benchModel },
  report: { goals: ['P-13'], measure: benchReports },
  charge: { goals: ['P-10'], measure: (report: Report) => onEachDatabase(report, benchCharge) },
  page: { goals: ['P-15', 'P-16'], measure: benchWeb },
  growth: { goals: ['P-33', 'P-34'], measure: (report: Report) => onEachDatabase(report, benchGrowth) },
} satisfies Record<string, { goals: string[]; measure: (report: Report, goals: string[]) => Promise<void> }>
const onlyWhenAsked = ['growth']

/** Each on a new, empty database: of PostgreSQL where there is one, and embedded. */
async function onEachDatabase(report: Report, measure: (report: Report, scene: Scene) => Promise<void>): Promise<void> {
  const server = await findServer()
  if ('why' in server) report.skip('PostgreSQL', server.why)
  for (const url of 'url' in server ? [server.url, null] : [null]) {
    const scene = await openScene(url)
    await measure(report, scene).finally(() => scene.close())
  }
}

const selected = process.argv.slice(2)
const known = Object.entries(parts).flatMap(([name, { goals }]) => [name, ...goals])
const unknown = selected.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose one of: ${known.join(', ')}`)
  process.exit(2)
}
const report = new Report()
for (const [name, { goals, measure }] of Object.entries(parts)) {
  const asked = goals.filter((goal) => selected.includes(goal))
  const isAll = selected.includes(name) || (selected.length === 0 && !onlyWhenAsked.includes(name))
  if (!isAll && asked.length === 0) continue
  console.log(`\n== ${name}`)
  await measure(report, isAll ? goals : asked)
}
console.log(report.missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${report.missed.join('\n')}`)
process.exitCode = report.missed.length === 0 ? 0 : 1
