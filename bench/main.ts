/*
 * What things cost, repeatable: `npm run bench`, or a part: `npm run bench -- model`, `-- reports`, `-- printer-memory`,
 * `-- server`, `-- web`, and of the last two single goals: `-- P-10 P-15`. `-- growth` and `-- soak` take long, and are done only
 * when asked for. Exits with 1 when a goal is missed, and lists those.
 */
import { benchModel } from './model.ts'
import { Report } from './report.ts'
import { benchPrinterMemory, benchReports } from './reports.ts'
import { benchServer, goalNames } from './server/main.ts'
import { benchWeb, webGoals } from './web.ts'

const long = new Map([
  ['growth', ['P-33', 'P-34', 'P-35']],
  ['soak', ['P-36']],
])
const parts = ['model', 'reports', 'printer-memory', 'server', 'web', ...long.keys()]
const selected = process.argv.slice(2)
const goals = [...goalNames.keys()]
const unknown = selected.filter((name) => ![...parts, ...goals, ...webGoals.keys()].includes(name))
if (unknown.length > 0) {
  const choices = [...goalNames, ...webGoals].map(([goal, name]) => `${goal}  ${name}`)
  console.error(`There is no ${unknown.join(', ')}. Choose ${parts.join(', ')}, or one of:\n${choices.join('\n')}`)
  process.exit(2)
}

const report = new Report()
const isWanted = (part: string, goal?: string) =>
  selected.length === 0 || selected.includes(part) || (goal !== undefined && selected.includes(goal))
if (isWanted('model')) await benchModel(report)
if (isWanted('reports', 'P-13')) await benchReports(report)
if (isWanted('printer-memory')) await benchPrinterMemory(report)
const partOf = (goal: string) => [...long].find(([, its]) => its.includes(goal))?.[0]
const serverGoals = goals.filter((goal) => {
  const part = partOf(goal)
  return part ? selected.includes(part) || selected.includes(goal) : isWanted('server', goal)
})
if (serverGoals.length > 0) await benchServer(report, serverGoals)
const pageGoals = [...webGoals.keys()].filter((goal) => isWanted('web', goal))
if (pageGoals.length > 0) await benchWeb(report, pageGoals)

console.log(report.missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${report.missed.join('\n')}`)
process.exitCode = report.missed.length === 0 ? 0 : 1
