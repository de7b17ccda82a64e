import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mustache from 'mustache'
import type Stripe from 'stripe'
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }
import type { Withheld } from './store.ts'

const template = readFileSync(join(import.meta.dirname, 'templates', 'checkout.mustache'), 'utf8')
const languageTags = { en: 'en', zh: 'zh-Hans' }
export type Language = keyof typeof languageTags
type Texts = typeof en
const allTexts: Record<Language, Texts> = { en, zh }

type Stage = 'open' | 'promised' | 'paid' | 'refused' | 'expired'

export interface CheckoutView {
  session: Stripe.Checkout.Session
  items: Withheld['items']
  /** Whether the bank has still to answer to a payment that was promised. */
  isProcessing: boolean
  now: Date
}

function currentStage({ session, isProcessing, now }: Omit<CheckoutView, 'items'>): Stage {
  if (session.status === 'complete') {
    if (session.payment_status === 'paid') return 'paid'
    return isProcessing ? 'promised' : 'refused'
  }
  return session.status === 'open' && session.expires_at * 1000 > now.getTime() ? 'open' : 'expired'
}

/** The hosted page of a session, in the language that it was opened with. Works without script. */
export function checkoutPage(view: CheckoutView, product: string, { isDeclined }: { isDeclined: boolean }): string {
  const { session, items } = view
  const language = sessionLanguage(session)
  const texts = allTexts[language]
  const stage = currentStage(view)
  return render(language, product, {
    ...pageTitle(stage, texts),
    declined: stage === 'open' && isDeclined ? texts.declined : null,
    order: {
      items: items.map(({ name, quantity, unitAmount }) => ({
        name,
        quantity,
        each: formatAmount(unitAmount),
        amount: formatAmount(quantity * unitAmount),
      })),
      total: formatAmount(session.amount_total),
    },
    choices: listChoices(session.id, stage, texts),
    wayOn: nextLink(session, stage, texts),
    expires: stage === 'open' && fill(texts.open.expires, { time: formatTime(session.expires_at, language) }),
  })
}

export function missingPage(reason: 'unknown' | 'foreign', language: Language, product: string): string {
  const { title, text, way_on: label } = allTexts[language][reason]
  return render(language, product, { title, text, wayOn: { href: '/', label } })
}

/** Where the person goes after paying. */
export const returnUrl = ({ success_url, id }: Stripe.Checkout.Session): string =>
  (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

const sessionLanguage = ({ locale }: Stripe.Checkout.Session): Language => (locale === 'zh' ? 'zh' : 'en')

const pageTitle = (stage: Stage, texts: Texts) =>
  stage === 'open' ? { title: texts.open.title } : { title: texts[stage].title, text: texts[stage].text }

/** The link below everything: away from here, or on from a session that is over. */
function nextLink(session: Stripe.Checkout.Session, stage: Stage, texts: Texts) {
  if (stage === 'open') return session.cancel_url && { href: session.cancel_url, label: texts.open.leave }
  return { href: stage === 'expired' ? '/' : returnUrl(session), label: texts[stage].way_on }
}

type Choice = 'card' | 'paynow' | 'later' | 'decline' | 'arrive' | 'refuse'

function listChoices(id: string, stage: Stage, { open, promised, buttons }: Texts) {
  const button = (key: Choice, outcome: string, method: string | null = null) => ({
    key,
    outcome,
    method,
    label: buttons[key],
    hint: buttons[`${key}_hint`],
    isMain: key === 'card' || key === 'arrive',
  })
  if (stage === 'open') {
    const ways = [button('card', 'paid', 'card'), button('paynow', 'paid', 'paynow')]
    return { id, heading: open.choices, buttons: [...ways, button('later', 'pending'), button('decline', 'declined')] }
  }
  if (stage !== 'promised') return null
  return { id, heading: promised.choices, buttons: [button('arrive', 'async_paid'), button('refuse', 'async_failed')] }
}

interface PageView {
  title: string
  text?: string
  wayOn: { href: string; label: string } | '' | null
  [part: string]: unknown
}

function render(language: Language, product: string, { title, wayOn, ...view }: PageView): string {
  return mustache.render(template, {
    ...view,
    tag: languageTags[language],
    texts: allTexts[language],
    product,
    title: fill(title, { product }),
    wayOn: wayOn && { href: wayOn.href, label: fill(wayOn.label, { product }) },
  })
}

const fill = (text: string, names: Record<string, string>) => mustache.render(text, names, {}, { escape: String })

/** Seconds since 1970, as a time in Singapore: 21 Nov 2026, 14:05 / 2026年11月21日 14:05. */
function formatTime(seconds: number, language: Language): string {
  const style = { timeZone: 'Asia/Singapore', dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const
  if (language === 'zh') return new Intl.DateTimeFormat('zh-CN', style).format(seconds * 1000)
  const parts = new Intl.DateTimeFormat('en-GB', style).formatToParts(seconds * 1000)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month').slice(0, 3)} ${part('year')}, ${part('hour')}:${part('minute')}`
}

/** Whole cents as S$9.00. */
export const formatAmount = (cents: number | null): string => `S$${((cents ?? 0) / 100).toFixed(2)}`
