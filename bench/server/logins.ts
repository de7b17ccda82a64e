import { median, number, type Report } from '../report.ts'
import { flood, saturate } from './load.ts'
import type { Running } from './process.ts'
import { compare, requests } from './rates.ts'
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
  const ours = await scene.startOurs({ pinned: false })
  const anchor = await scene.startAnchor('argon2', { pinned: false })
  await compare(report, {
    what: `P-06 logins beside argon2 alone, ${scene.kind}`,
    goal: 0.9,
    ours: () => saturate(ours, logInCall, logins),
    anchor: () => saturate(anchor, { path: '/check' }, logins),
  })
}

/** P-07: what is left for everybody else while as many as can sign in. */
export async function benchOthers(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ pinned: false })
  const me = await meCall(ours)
  const alone = () => saturate(ours, me, requests.me)
  const flooded = async () => {
    const endFlood = flood([() => saturate(ours, logInCall, 32)])
    const load = await alone()
    await endFlood()
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
    beside: 'processor time cannot be separated: both are done by one process',
  })
}

/** What the server believes of the load's own machine: that it forwards for others. */
const forwarding = { TRUST_PROXY: '127.0.0.1' }
const [floodOfLogins, realLogins] = [300, 40]
const [failuresAllowed, guessers, guessingMs] = [100, 20, 10_000]
const mostGuessesAMinute = 30

/** P-23: how long other people wait, each at an address of their own, while one address has 300 logins under way. */
export async function benchLoginFlood(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ pinned: false, env: forwarding })
  const guess = () => logIn(ours, '198.51.100.1', 'nobody@settlesg.example')
  const endFlood = flood(Array(floodOfLogins).fill(guess))
  const waits: number[] = []
  let refused = 0
  for (let person = 1; person <= realLogins; person += 1) {
    const startedAt = performance.now()
    if ((await logIn(ours, `203.0.113.${person}`)) !== 200) refused += 1
    waits.push(performance.now() - startedAt)
  }
  await endFlood()
  report.add({
    what: `P-23 ${realLogins} logins during a flood of ${floodOfLogins} from one address, ${scene.kind}`,
    figure: `${refused} refused, ${number(median(waits))} ms each, ${number(Math.max(...waits))} ms the longest`,
    goal: 'goal 0 refused',
    isMet: refused === 0,
  })
}

/** P-24: how many passwords of one account are tried a minute, from ever new addresses, once 100 were wrong. */
export async function benchGuessing(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ pinned: false, env: { ...forwarding, RATE_LIMITS: 'on' } })
  let guesses = 0
  const guess = () => {
    guesses += 1
    return logIn(ours, `10.${guesses >> 16}.${(guesses >> 8) & 255}.${guesses & 255}`, undefined, 'a wrong guess')
  }
  for (let failure = 0; failure < failuresAllowed; failure += 1) await guess()
  const until = performance.now() + guessingMs
  let lookedAt = 0
  const guessing = Array.from({ length: guessers }, async () => {
    while (performance.now() < until) if ((await guess()) === 400) lookedAt += 1
  })
  await Promise.all(guessing)
  // The first one finds the lane free.
  const perMinute = ((lookedAt - 1) * 60_000) / guessingMs
  report.addAtMost({
    what: `P-24 guesses at one account from many addresses, ${scene.kind}`,
    value: perMinute,
    most: mostGuessesAMinute,
    unit: 'a minute',
    beside: `after ${failuresAllowed} failures, ${guessers} at a time for ${guessingMs / 1000} s`,
  })
}

/** Signs in from an address, as the demo account and rightly by default; answers with the status. */
async function logIn(
  { origin }: Running,
  from: string,
  username = 'demo@settlesg.example',
  password = 'settling down',
): Promise<number> {
  const { path, method, headers } = logInCall
  const answer = await fetch(`${origin}${path}`, {
    method: method ?? 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
    body: new URLSearchParams({ username, password }).toString(),
  })
  await answer.arrayBuffer()
  return answer.status
}
