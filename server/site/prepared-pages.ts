import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type addressMarks,
  consentDaysMark,
  consentMark,
  languages,
  mailtoAddress,
  originMark,
  paymentsMark,
  workerMark,
  writeConsent,
  writePayments,
} from '@settlesg/contract'
import { paymentMode, type Settings } from '../platform/settings/settings.ts'

export const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

interface EncodedPage {
  content: Buffer
  /** Of these very bytes, so every encoding has its own. */
  etag: string
}

/** Each encoding is made once, when it is first requested. */
export type PreparedPage = (encoding: Encoding) => Promise<EncodedPage>

type PageSettings = Pick<
  Settings,
  | 'contactChatUrl'
  | 'contactEmail'
  | 'consentDecline'
  | 'consentScrollAccept'
  | 'consentDays'
  | 'production'
  | 'stripe'
  | 'sandboxPayments'
  | 'publicUrl'
  | 'serviceWorker'
>

/** By file, as `en/terms.html`. Compressed for the first reader, so that the start need not wait. */
export function preparePages(htmlFolder: string, settings: PageSettings): ReadonlyMap<string, PreparedPage> {
  const files = languages.flatMap((language) =>
    readdirSync(join(htmlFolder, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => `${language}/${file}`),
  )
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(htmlFolder, file), 'utf8')
      return [file, preparePage(withSettings(html, settings))]
    }),
  )
}

/**
 * Replaces whole attributes only, with all escaped that could end an attribute or begin a tag: whatever a setting holds
 * stays the value of a link. Only the days, which are a number, are in texts too; the origin is in attributes and data.
 */
export function withSettings(html: string, settings: PageSettings): string {
  const addresses = { chat: settings.contactChatUrl, mail: mailtoAddress(settings.contactEmail) }
  const consent = writeConsent({
    canDecline: settings.consentDecline,
    acceptsByScrolling: settings.consentScrollAccept,
    keptDays: settings.consentDays,
  })
  const payments = writePayments({ isTestInProduction: settings.production && paymentMode(settings) === 'test' })
  // A function, because `$&` in the text of a replacement would mean something.
  return html
    .replaceAll(
      /href="address:(chat|mail)"/g,
      (_, kind: keyof typeof addressMarks) => `href="${escapeAttribute(addresses[kind])}"`,
    )
    .replace(`data-consent="${consentMark}"`, `data-consent="${consent}"`)
    .replace(`data-payments="${paymentsMark}"`, `data-payments="${payments}"`)
    .replace(`data-worker="${workerMark}"`, `data-worker="${settings.serviceWorker ? 'on' : 'off'}"`)
    .replaceAll(consentDaysMark, String(settings.consentDays))
    .replaceAll(originMark, () => escapeAttribute(settings.publicUrl))
}

const escapeAttribute = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Within 3 % of the highest quality, in a third of its time. */
const brotliQuality = 10

function preparePage(html: string): PreparedPage {
  const plain = Buffer.from(html)
  const encode: Record<Encoding, () => Promise<Buffer>> = {
    br: () => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzip: () => promisify(gzip)(plain, { level: 9 }),
    identity: async () => plain,
  }
  const made = new Map<Encoding, Promise<EncodedPage>>()
  return (encoding) => {
    const page = made.get(encoding) ?? encode[encoding]().then((content) => ({ content, etag: entityTag(content) }))
    made.set(encoding, page)
    return page
  }
}

const entityTag = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
