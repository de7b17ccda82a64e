import { median } from '../median.ts'
import type { Report } from '../report.ts'
import { number } from '../report.ts'
import type { Running } from './process.ts'
import { logInCall, type Scene } from './scene.ts'

/** What the server believes of the load's own machine: that it forwards for others. */
const forwarding = { TRUST_PROXY: '127.0.0.1' }
const [floodOfLogins, realLogins] = [300, 40]
const [failuresAllowed, guessers, guessingMs] = [100, 20, 10_000]
const mostGuessesAMinute = 30

/** P-23: how long other people wait, each at an address of their own, while one address has 300 logins under way. */
export async function benchLoginFlood(report: Report, scene: Scene): Promise<void> {
  const ours = await scene.startOurs({ pinned: false, env: forwarding })
  const flood = { goesOn: true }
  const floods = Array.from({ length: floodOfLogins }, async () => {
    while (flood.goesOn) await logIn(ours, '198.51.100.1', 'nobody@settlesg.example')
  })
  const waits: number[] = []
  let refused = 0
  for (let person = 1; person <= realLogins; person += 1) {
    const startedAt = performance.now()
    if ((await logIn(ours, `203.0.113.${person}`)) !== 200) refused += 1
    waits.push(performance.now() - startedAt)
  }
  flood.goesOn = false
  await Promise.all(floods)
  report.add({
    what: `P-23 ${realLogins} logins during a flood of ${floodOfLogins} from one address, ${scene.kind}`,
    figure: `${refused} refused, ${number(median(waits))} ms each, ${number(Math.max(...waits))} ms the longest`,
    goal: 'goal 0 refused',
    isMet: refused === 0,
  })
  await ours.stop()
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
  report.add({
    what: `P-24 guesses a minute at one account from many addresses, ${scene.kind}`,
    figure: number(perMinute),
    goal: `goal ${mostGuessesAMinute}`,
    isMet: perMinute <= mostGuessesAMinute,
    beside: `after ${failuresAllowed} failures, ${guessers} at a time for ${guessingMs / 1000} s`,
  })
  await ours.stop()
}

/** Signs in from an address, as the demo account and rightly unless said otherwise; answers with the status. */
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
