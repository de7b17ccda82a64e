import { chargeAndLook, newMembers, Tally } from '../../server/testing/mixed-calls.ts'
import { hasNginx } from '../../server/testing/nginx.ts'
import { startSite } from '../../server/testing/site.ts'
import { number, type Report } from '../report.ts'
import type { Scene } from './scene.ts'

const people = 40
const rounds = 8
/** Nginx, PostgreSQL and this client share the cores: on few of them more processes only must not cost. */
const leastTimes = 0.9

/** P-32: calls a second of two and four processes behind nginx against one. */
export async function benchProcesses(report: Report, scene: Scene): Promise<void> {
  if (!hasNginx || scene.databaseUrl === null) return report.skip('P-32 processes', 'no nginx here')
  const tallies: Tally[] = []
  for (const processes of [1, 2, 4]) {
    let tally = new Tally()
    const site = await startSite(scene.databaseUrl, { processes })
    const members = await newMembers(site, { count: people, onAnswer: (answered) => tally.add(answered) })
    tally = new Tally()
    await Promise.all(
      members.map(async (member) => {
        for (let round = 0; round < rounds; round += 1) await chargeAndLook(member)
        member.close()
      }),
    )
    tally.end()
    tallies.push(tally)
    await site.close()
  }
  const [one, two, four] = tallies.map(({ perSecond }) => perSecond)
  if (!one || !two || !four) throw new Error('No calls were made')
  const failed = tallies.reduce((sum, tally) => sum + tally.failed.length, 0)
  report.add({
    what: `P-32 calls of ${people} people, two processes behind nginx against one`,
    figure: `${number(two / one, 2)} times, ${failed} failed`,
    goal: `goal ${leastTimes} times, 0 failed`,
    isMet: two / one >= leastTimes && failed === 0,
    beside: `four: ${number(four / one, 2)} times\n       ${tallies.join('\n       ')}`,
  })
}
