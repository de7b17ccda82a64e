import { eventually } from './eventually.ts'
import type { Site } from './site.ts'
import { type Answered, newMember } from './visitor.ts'

/** More would wait for each other's passwords. */
const atOnce = 10

/** Each with credits and an unlocked case, numbered from `from` on. */
export async function newMembers(
  site: Site,
  { from = 0, count, onAnswer }: { from?: number; count: number; onAnswer: (answered: Answered) => void },
) {
  const members: Awaited<ReturnType<typeof newBuyer>>[] = []
  for (let first = 0; first < count; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => from + first + index)
    members.push(...(await Promise.all(numbers.map((number) => newBuyer(site, number, onAnswer)))))
  }
  return members
}

async function newBuyer(site: Site, number: number, onAnswer: (answered: Answered) => void) {
  const member = await newMember(site, number, onAnswer)
  await member.buy('_1', 10)
  await member.buy('_2', 1)
  const profile = member.freshAnswers()
  // A busy machine may refuse with 503, and charges nothing.
  const unlocked = await eventually(async () => {
    const { status, body } = await member.api('POST', '/credit/user-consume-supercredits', { profile })
    if (status !== 200) throw new Error(`An analysis could not be unlocked: ${status} ${body}`)
    return String(JSON.parse(body).assessment_id)
  }, 120_000)
  return { ...member, unlocked }
}

export type Buyer = Awaited<ReturnType<typeof newMembers>>[number]

/** Answers with what the two equal calls said that were to be charged once. */
export async function chargeAndLook(member: Buyer): Promise<Answered[]> {
  const body = { profile: member.freshAnswers() }
  const charge = () => member.api('POST', '/credit/user-consume-credits', body)
  const charged = await Promise.all([charge(), charge()])
  await member.api('GET', '/users/me')
  await member.api('GET', '/assessments')
  await member.api('GET', `/assessments/${member.unlocked}`)
  await member.api('GET', '/credit/user-credit-records')
  const changes = { work: { monthly_pay: body.profile.work.monthly_pay + 500 } }
  await member.api('POST', '/model/predict/', { assessment_id: member.unlocked, changes })
  await member.api('GET', '/site')
  return charged
}

export class Tally {
  readonly #waits: number[] = []
  readonly failed: Answered[] = []
  readonly #startedAt = performance.now()
  #endedAt: number | null = null

  readonly add = (answered: Answered): void => {
    this.#waits.push(answered.ms)
    if (answered.status === 0 || answered.status >= 400) this.failed.push(answered)
  }

  get failures(): Record<string, number> {
    const failures: Record<string, number> = {}
    for (const { status, call, body } of this.failed) {
      const failure = `${status} ${call.replaceAll(/[\da-f-]{36}/g, '…')} ${body.slice(0, 100)}`
      failures[failure] = (failures[failure] ?? 0) + 1
    }
    return failures
  }

  get count(): number {
    return this.#waits.length
  }

  get perSecond(): number {
    return (1000 * this.count) / ((this.#endedAt ?? performance.now()) - this.#startedAt)
  }

  /** Later time does not count. */
  end(): void {
    this.#endedAt = performance.now()
  }

  toString(): string {
    const sorted = this.#waits.toSorted((one, other) => one - other)
    const at = (part: number) => Math.round(sorted[Math.floor(part * sorted.length)] ?? Number.NaN)
    return `${this.count} calls, ${this.failed.length} failed, ${this.perSecond.toFixed(0)} a second, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`
  }
}
