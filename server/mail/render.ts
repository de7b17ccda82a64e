import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressIn, type Language, languageTags, resultPath } from '@settlesg/contract'
import { formatMoment } from '@settlesg/wording'
import mustache from 'mustache'
import en from '../../locales/en/mail.json' with { type: 'json' }
import zh from '../../locales/zh/mail.json' with { type: 'json' }
import { type MailData, type MailKind, type MailKindRules, mailKinds } from './kinds.ts'
import { mailWords } from './words.ts'

export interface MailSite {
  product: string
  /** The only origin that links are built from. */
  publicUrl: string
  contactEmail: string
}

interface MailContent<K extends MailKind> {
  /** As the person typed it; see `greetingName` for what becomes of it. */
  fullName: string | null
  at: Date
  /** The clear token of the link; null for kinds without one. */
  token: string | null
  data: MailData<K>
}

interface RenderedMail {
  subject: string
  html: string
  text: string
}

export type RenderMail = <K extends MailKind>(
  kind: K,
  language: Language,
  content: MailContent<K>,
) => Promise<RenderedMail>

const texts: Record<Language, typeof en> = { en, zh }

/** `lines` come below each other; an empty one is left out. */
interface MailTexts {
  subject: string
  lines?: Record<string, string>
}
/** In Chinese the faces made for it come first, as on the pages. */
const latinFonts = "system-ui, -apple-system, 'Segoe UI', Roboto"
const chineseFonts = "'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'"
const fonts: Record<Language, string> = {
  en: `${latinFonts}, ${chineseFonts}, sans-serif`,
  zh: `${chineseFonts}, ${latinFonts}, sans-serif`,
}

/** Fills the templates of a kind of mail. Throws when a kind with a link is given no token. */
export function mailRenderer(site: MailSite): RenderMail {
  return async (kind, language, { fullName, at, token, data }) => {
    const common = texts[language]
    const { lines = {}, ...own }: MailTexts = common.kinds[kind]
    const { link, greetByName, opensReceipt }: MailKindRules = mailKinds[kind]
    const name = greetByName ? greetingName(fullName) : null
    const values = {
      ...data,
      product: site.product,
      contact: site.contactEmail,
      site: site.publicUrl,
      home: site.publicUrl + addressIn(language, '/').replace(/\/$/, ''),
      verify: site.publicUrl + addressIn(language, '/verify'),
      at: formatMoment(at.toISOString(), language),
      hours: link && link.minutes / 60,
      minutes: link?.minutes,
      receipt_page: opensReceipt && receiptPage(site, data),
      name,
    }
    const say = (text: string) => fill(text, { ...values, ...inWords(mailWords[language], values, asIs) }, asIs)
    const filled = Object.values(lines)
      .map((line) => ({ text: say(line).trim() }))
      .filter(({ text }) => text !== '')
    const opensCase = casePage(site, data)
    const view = {
      product: site.product,
      htmlLanguage: languageTags[language],
      fonts: fonts[language],
      // A picture is for a welcome; what is about money or a password stays plain.
      showsPeople: kind === 'confirm_signup',
      greeting: say(name === null ? common.greeting : common.greeting_by_name),
      copy_link: say(common.copy_link),
      questions: say(common.questions),
      independent: say(common.independent),
      ...Object.fromEntries(Object.entries(own).map(([key, text]) => [key, say(text)])),
      lines: filled,
      hasLines: filled.length > 0,
      // What was paid for comes before the receipt's lines.
      opensCase,
      link: opensReceipt ? (opensCase ?? values.receipt_page) : link && linkTo(site, link.page, token),
    }
    return {
      subject: say(own.subject),
      html: fill(htmlTemplates[opensReceipt ? 'receipt' : link ? 'link' : 'notice'], view, escapeHtml),
      text: fill(textTemplate, view, asIs),
    }
  }
}

function inWords(words: Record<string, Record<string, string>>, values: object, encode: (text: string) => string) {
  const named = Object.entries(words).map(([field, choices]) => {
    const word = choices[String(Reflect.get(values, field))]
    return [field, word === undefined ? undefined : fill(word, values, encode)]
  })
  return Object.fromEntries(named.filter(([, word]) => word !== undefined))
}

/** Of a mail that waited while the server was renewed only the account page is known. */
function receiptPage(site: MailSite, data: object): string {
  const purchase = 'purchase' in data ? data.purchase : ''
  return `${site.publicUrl}${purchase ? `/receipt/${purchase}` : '/account/billing'}`
}

function casePage(site: MailSite, data: object): string | null {
  return 'opens' in data && data.opens ? site.publicUrl + resultPath(String(data.opens)) : null
}

function linkTo(site: MailSite, page: string, token: string | null): string {
  if (token === null) throw new Error('A mail with a link needs a token')
  return `${site.publicUrl}${page}?token=${encodeURIComponent(token)}`
}

class StrictWriter extends mustache.Writer {
  override escapedValue(...[token, context, config]: Parameters<mustache.Writer['escapedValue']>): string {
    const [, name = ''] = token
    if (context.lookup(name) == null) throw new Error(`No value for {{${name}}}`)
    return super.escapedValue(token, context, config)
  }
}

/** Fills a template. Throws for a value that is not given, which mustache would leave out. */
export const fill = (template: string, view: object, encode: (text: string) => string): string =>
  new StrictWriter().render(template, view, {}, { escape: encode })

const asIs = (text: string) => text

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Unlike mustache's own, leaves `/` and `=` alone, so that addresses stay readable in the source. */
const escapeHtml = (text: string) => String(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** Longer names are greeted without: no person is called by 41 characters, but a message fits in them. */
const longestName = 40

/** Null for a name that could be read as a link or markup; else letters, spaces, hyphens and apostrophes only. */
export function greetingName(fullName: string | null): string | null {
  if (fullName === null || /[^\p{L}\p{M}\p{Zs}'’·.,-]/u.test(fullName)) return null
  if (/\p{L}\.\p{L}/u.test(fullName)) return null
  const name = fullName
    .replaceAll(/[.,]/g, ' ')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
  return /^\p{L}/u.test(name) && name.length <= longestName ? name : null
}

const read = (file: string) => readFileSync(join(import.meta.dirname, 'templates', file), 'utf8')

/** With mustache tags still in it. `npm run mails` makes them. */
export const htmlTemplates = { link: read('link.html'), notice: read('notice.html'), receipt: read('receipt.html') }
export type Body = keyof typeof htmlTemplates

const textTemplate = read('plain.txt')
