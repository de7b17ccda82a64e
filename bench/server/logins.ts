import { median } from '../median.ts'
import type { Report } from '../report.ts'
import { number } from '../report.ts'
import { compare } from './compare.ts'
import { saturate } from './load.ts'
import { requests } from './rates.ts'
import { logInCall, meCall, type Scene } from './scene.ts'

/** Logins of a round: about four seconds on two cores. */
const logins = 200
const rounds = 5
const leastShare = 0.5

/*
 * Signing in is mostly argon2, in threads beside the server's own: so here the server may use every core.
 */

/** P-06: logins beside a server that does nothing but check the same password with the same parameters. */
export async function benchLogins(report: Report, scene: Scene): Promise<void> {
  const [ours, anchor] = [
    await scene.startOurs({ pinned: false }),
    await scene.startAnchor('argon2', { pinned: false }),
  ]
  await compare(report, {
    what: `P-06 logins beside argon2 alone, ${scene.kind}`,
    goal: 0.9,
    ours: () => saturate(ours, logInCall, logins),
    anchor: () => saturate(anchor, { path: '/check' }, logins),
  })
  await Promise.all([ours.stop(), anchor.stop()])
}

/** P-07: what is left for everybody else while as many as can sign in. */
export async function benchOthers(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ pinned: false })
  const me = await meCall(ours)
  const alone = () => saturate(ours, me, requests.me)
  const flooded = async () => {
    const flood = { goesOn: true }
    const logIn = async () => {
      while (flood.goesOn) await saturate(ours, logInCall, 32)
    }
    const ended = logIn()
    const load = await alone()
    flood.goesOn = false
    await ended
    return load
  }
  await alone()
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const unloaded = await alone()
    shares.push((await flooded()).requestsPerSecond / unloaded.requestsPerSecond)
  }
  const share = median(shares)
  report.add({
    what: `P-07 GET /users/me during a flood of logins, ${scene.kind}`,
    figure: `${number(share, 2)} of its rate without`,
    goal: `goal ${number(leastShare, 2)}`,
    isMet: share >= leastShare,
    beside: 'processor time cannot be told apart: both are done by one process',
  })
  await ours.stop()
}
