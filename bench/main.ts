/*
 * What we claim about speed, repeatable: `npm run bench`, or a part: `npm run bench -- model`, `-- reports`, `-- server`, and of the
 * server single goals: `-- P-02 P-03`. Machines differ and are never quiet, so what can be is a ratio to something that
 * runs beside it in turn. Exits with 1 when a goal is missed, and lists those.
 */
import { benchModel } from './model.ts'
import { Report } from './report.ts'
import { benchReports } from './reports.ts'
import { benchServer, goals } from './server/main.ts'

const parts = ['model', 'reports', 'server']
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => ![...parts, ...goals].includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose of: ${[...parts, ...goals].join(', ')}`)
  process.exit(2)
}

const report = new Report()
if (asked.length === 0 || asked.includes('model')) await benchModel(report)
if (asked.length === 0 || asked.includes('reports') || asked.includes('P-13')) await benchReports(report)
const askedGoals = asked.length === 0 || asked.includes('server') ? goals : goals.filter((goal) => asked.includes(goal))
if (askedGoals.length > 0) await benchServer(report, askedGoals)

console.log(report.missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${report.missed.join('\n')}`)
process.exitCode = report.missed.length === 0 ? 0 : 1
