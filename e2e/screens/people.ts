import { setTimeout as wait } from 'node:timers/promises'
import type { CheckoutSession, Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import { encodeReference } from '../../web/app/assessments/reference.ts'
import { journeyProfile } from '../answers.ts'
import { clientOf, password } from '../users.ts'

/**
 * Whose browser it is: nobody signed in, an account without a case, with a case, with an opened analysis, with money to
 * spend and a changed case, and one with the longest name.
 */
export type Person = 'visitor' | 'empty' | 'case' | 'paid' | 'rich' | 'long'

export interface Account {
  token: string
  /** What stands for `{name}` in an address. */
  places: Record<string, string>
}

export type People = Record<Exclude<Person, 'visitor'>, Account>

/** One account for each kind of person; they serve all pictures, since no picture changes anything on the server. */
export async function makePeople(url: string): Promise<People> {
  const signUp = async (email: string) => {
    await clientOf(url).signUp({ body: { email, password } })
    const { access_token: token } = await clientOf(url).logIn({ body: { username: email, password } })
    return { token, client: clientOf(url, token) }
  }
  const assess = async ({ client }: Awaited<ReturnType<typeof signUp>>, profile: Profile) =>
    (await client.consumeCredits({ body: { profile } })).assessment_id

  const empty = await signUp('empty@example.sg')
  const long = await signUp(`${'a'.repeat(64)}@${'a-very-long-name-of-a-company.'.repeat(5)}example.sg`)
  const one = await signUp('with-a-case@example.sg')
  const ofOne = await assess(one, journeyProfile)

  const paid = await signUp('with-an-analysis@example.sg')
  const ofPaid = await assess(paid, exampleProfile)
  const opening = await paid.client.createCheckoutSession2({ body: { quantity: 1, open_assessment_id: ofPaid } })
  await finish(opening, 'paid')
  await until(async () => (await paid.client.assessment({ id: ofPaid })).is_unlocked)

  const rich = await signUp('with-money@example.sg')
  const ofRich = await assess(rich, journeyProfile)
  const profile = { ...journeyProfile, residence: { ...journeyProfile.residence, schooling_here: 'none' as const } }
  await rich.client.sharpen({ id: ofRich, body: { profile } })
  const buy = (quantity: number) => rich.client.createCheckoutSession1({ body: { quantity } })
  const [bought, delayed, left] = [await buy(1), await buy(2), await buy(3)]
  await finish(bought, 'paid')
  await finish(delayed, 'pending')
  await finish(await rich.client.createCheckoutSession2({ body: { quantity: 1 } }), 'paid')
  await until(async () => {
    const { credits, supercredits } = await rich.client.me({})
    return credits > 0 && supercredits > 0
  })

  return {
    empty: { token: empty.token, places: {} },
    long: { token: long.token, places: {} },
    case: { token: one.token, places: { case: encodeReference(ofOne) } },
    paid: { token: paid.token, places: { case: encodeReference(ofPaid), opened: afterPaying(opening) } },
    rich: {
      token: rich.token,
      places: {
        case: encodeReference(ofRich),
        receipt: bought.purchase_id,
        bought: afterPaying(bought),
        delayed: afterPaying(delayed),
        left: `cancelled=${left.purchase_id}`,
      },
    },
  }
}

/** How the payment page leads back. The tab that left for it knows the purchase; a new one has it from the address. */
const afterPaying = ({ session_id, purchase_id }: CheckoutSession) => `session=${session_id}&cancelled=${purchase_id}`

const finish = ({ url }: CheckoutSession, outcome: string) =>
  fetch(`${url}/complete`, { method: 'POST', body: new URLSearchParams({ outcome }) })

/** The messages of the payment provider take their moment. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await isSo()) return
    await wait(100)
  }
  throw new Error('A payment in the sandbox never arrived')
}
