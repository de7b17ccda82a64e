/*
 * What we claim about speed, repeatable: `npm run bench`, or a part: `npm run bench -- model`, `-- reports`, `-- server`,
 * `-- web`, and of the last two single goals: `-- P-02 P-03`. Machines differ and are never quiet, so what can be is a ratio to something that
 * runs beside it in turn. Exits with 1 when a goal is missed, and lists those.
 */
import { benchModel } from './model.ts'
import { Report } from './report.ts'
import { benchReports } from './reports.ts'
import { benchServer, goalNames } from './server/main.ts'
import { benchWeb, webGoals } from './web.ts'

const parts = ['model', 'reports', 'server', 'web']
const asked = process.argv.slice(2)
const goals = [...goalNames.keys()]
const unknown = asked.filter((name) => ![...parts, ...goals, ...webGoals.keys()].includes(name))
if (unknown.length > 0) {
  const choices = [...goalNames, ...webGoals].map(([goal, name]) => `${goal}  ${name}`)
  console.error(`There is no ${unknown.join(', ')}. Choose ${parts.join(', ')}, or one of:\n${choices.join('\n')}`)
  process.exit(2)
}

const report = new Report()
if (asked.length === 0 || asked.includes('model')) await benchModel(report)
if (asked.length === 0 || asked.includes('reports') || asked.includes('P-13')) await benchReports(report)
const askedGoals = asked.length === 0 || asked.includes('server') ? goals : goals.filter((goal) => asked.includes(goal))
if (askedGoals.length > 0) await benchServer(report, askedGoals)
const webGoalsWanted = [...webGoals.keys()].filter(
  (goal) => asked.length === 0 || asked.includes('web') || asked.includes(goal),
)
if (webGoalsWanted.length > 0) await benchWeb(report, webGoalsWanted)

console.log(report.missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${report.missed.join('\n')}`)
process.exitCode = report.missed.length === 0 ? 0 : 1
