import { languages, resultPath } from '@settlesg/contract'
import mustache from 'mustache'
import { describe, expect, it } from 'vitest'
import en from '../../locales/en/mail.json' with { type: 'json' }
import zh from '../../locales/zh/mail.json' with { type: 'json' }
import { compileTemplate } from './compile-templates.ts'
import { type MailKind, type MailKindRules, mailKinds } from './kinds.ts'
import { type Body, fill, greetingName, htmlTemplates, mailRenderer } from './render.ts'
import { mailWords } from './words.ts'

const site = { product: 'SettleSG', publicUrl: 'https://settlesg.example', contactEmail: 'hello@settlesg.example' }
const render = mailRenderer(site)
const at = new Date('2026-11-21T06:05:00Z')
const kinds = Object.keys(mailKinds).filter((name): name is MailKind => name in mailKinds)
const readData = (kind: MailKind) => {
  const { data } = mailKinds[kind]
  const fields = Object.entries<{ def: { type: string; innerType?: { def: { type: string } } } }>(data.def.shape)
  const readType = ({ type, innerType }: (typeof fields)[number][1]['def']) => innerType?.def.type ?? type
  return data.parse(
    Object.fromEntries(fields.map(([name, { def }]) => [name, readType(def) === 'string' ? 'a-word' : 47])),
  )
}
const cases = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })))
const readToken = (kind: MailKind) => (mailKinds[kind].link ? 'tok-en_1' : null)
const renderFor = (kind: MailKind, language: 'en' | 'zh', fullName: string | null) =>
  render(kind, language, { fullName, at, token: readToken(kind), data: readData(kind) })

describe.each(cases)('$kind in $language', ({ kind, language }) => {
  it('mail of each kind says the same in HTML and text, with no tag left unfilled', async () => {
    const { subject, html, text } = await renderFor(kind, language, 'Tan Wei Ming')
    const texts = language === 'en' ? en : zh
    expect(subject).toContain('SettleSG')
    expect(subject).not.toMatch(/[\r\n]/)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object/)
    for (const written of [texts.kinds[kind].heading, texts.kinds[kind].action]) {
      const known = {
        verify: `${site.publicUrl}${language === 'en' ? '' : '/zh'}/verify`,
        receipt_page: `${site.publicUrl}/receipt/a-word`,
        ...readData(kind),
      }
      const sentence = mustache.render(written, known, {}, { escape: String })
      expect(html).toContain(sentence)
      expect(text).toContain(sentence)
    }
    expect(html).toContain(`<html lang="${language === 'en' ? 'en' : 'zh-Hans'}"`)
    expect(text).toContain(language === 'en' ? 'not affiliated with or endorsed by ICA' : '没有隶属关系')
  })

  it('a mail of each kind loads nothing from anywhere and runs nothing', async () => {
    const { html } = await renderFor(kind, language, null)
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(|src=/i)
  })

  it('a mail of each kind links only to our own origin', async () => {
    const { html, text } = await renderFor(kind, language, null)
    const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, link]) => link)
    const { link, opensReceipt }: MailKindRules = mailKinds[kind]
    const data = readData(kind)
    const page =
      'opens' in data
        ? resultPath(data.opens)
        : opensReceipt
          ? '/receipt/a-word'
          : link && `${link.page}?token=tok-en_1`
    const expected = page && `https://settlesg.example${page}`
    expect([...new Set(links)]).toEqual(expected ? [expected] : [])
    if (expected) expect(text.split('\n')).toContain(expected)
  })
})

describe('a mail', () => {
  it('only the welcome mail shows the hundred people, alike and hidden from reading aids', async () => {
    for (const kind of kinds) {
      const { html } = await renderFor(kind, 'en', null)
      const table = /<table role="presentation" aria-hidden="true"[\s\S]*?<\/table>/.exec(html)?.[0] ?? ''
      expect([kind, table.match(/<td/g)?.length ?? 0]).toEqual([kind, kind === 'confirm_signup' ? 100 : 0])
    }
  })

  it('a mail in Chinese names faces for Chinese before any Latin one', async () => {
    expect((await renderFor('receipt', 'zh', null)).html).toContain('font-family:&#39;PingFang SC&#39;, ')
    expect((await renderFor('receipt', 'en', null)).html).toContain('font-family:system-ui, ')
  })

  it('a mail names the time in Singapore', async () => {
    expect((await renderFor('password_changed', 'en', null)).text).toContain('21 Nov 2026, 14:05, Singapore time')
    expect((await renderFor('password_changed', 'zh', null)).text).toContain('新加坡时间 2026年11月21日 14:05')
  })

  it('a mail says for how long its link works', async () => {
    expect((await renderFor('confirm_signup', 'en', null)).text).toContain('24 hours')
    expect((await renderFor('password_recovery', 'en', null)).text).toContain('once, for 30 minutes')
    expect((await renderFor('password_recovery', 'zh', null)).text).toContain('30 分钟')
  })

  it('a mail greets by name whom we know, and nobody at an address that is not confirmed', async () => {
    expect((await renderFor('password_changed', 'en', 'Tan Wei Ming')).text).toContain('Hello Tan Wei Ming,')
    expect((await renderFor('password_changed', 'zh', '陈伟明')).html).toContain('陈伟明，您好：')
    for (const kind of ['confirm_signup', 'finish_signup', 'confirm_new_address'] as const) {
      const { subject, html, text } = await renderFor(kind, 'en', 'Tan Wei Ming')
      expect(subject + html + text).not.toContain('Tan Wei Ming')
    }
  })

  it('a receipt has no line for what is not known, such as a seller', async () => {
    const data = { receipt: 'R-2025-000001', item: 'pack_1', each: 3, quantity: 1, amount: 'S$9.00', method: 'card' }
    const older = mailKinds.receipt.data.parse({ ...data, tax: 'none', gst: '', test: 0 })
    const { text } = await render('receipt', 'en', { fullName: null, at, token: null, data: older })
    expect(text.match(/^- .*/gm)).toEqual([
      '- Receipt number: R-2025-000001',
      '- Paid on: 21 Nov 2026, 14:05, Singapore time',
      '- Item: 3 estimates, quantity 1',
      '- Total: S$9.00, by card',
      '- No GST charged',
    ])
    expect(text).toContain('https://settlesg.example/account/billing\n')
  })

  it.each(languages)(
    'a receipt whose analysis is open leads to the case, and speaks of money back for what is unopened alone (%s)',
    async (language) => {
      const opens = '0b8f1c1e-3c59-4b7f-9d0a-6f3f0c6e2a11'
      const receipt = { ...mailKinds.receipt.data.parse(readData('receipt')), opened: 1, opens }
      const textOf = async (rest: 0 | 1) =>
        (await render('receipt', language, { fullName: null, at, token: null, data: { ...receipt, rest } })).text
      for (const text of [await textOf(0), await textOf(1)]) {
        expect(text).toContain('\nhttps://settlesg.example/tool/result/C48cHjxZS3-dCm8_DG4qEQ\n')
        expect(text).toContain('https://settlesg.example/receipt/a-word\n')
      }
      const moneyBack = /money back|退款|\/account\/billing/
      expect(await textOf(0)).not.toMatch(moneyBack)
      expect(await textOf(1)).toMatch(moneyBack)
    },
  )

  it('a mail is not made with a gap where a value belongs', () => {
    expect(() => fill('Paid: {{amount}}', {}, String)).toThrow('amount')
    expect(fill('{{#gst}}GST: {{gst}}{{/gst}}{{^gst}}No GST{{/gst}}', {}, String)).toBe('No GST')
  })

  it('a mail with a link is not made without a token', async () => {
    await expect(render('password_recovery', 'en', { fullName: null, at, token: null, data: {} })).rejects.toThrow(
      'token',
    )
  })

  it.each<Body>(['link', 'notice', 'receipt'])(
    'with a %s is filled from what MJML makes of its source today',
    async (body) => {
      expect(htmlTemplates[body]).toBe(await compileTemplate(body))
    },
  )
})

const hostileNames = [
  '<b>Ann</b>',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'Ann & "Bob"',
  '{{token}}',
  '{{{link}}}',
  '{{#link}}x{{/link}}',
  '{{=<% %>=}}',
  'Ann\r\nBcc: evil@x.sg',
  'Ann\nYou won! Call +65 9123 4567',
  'Ann\0',
  '\u202eevil\u202c',
  'Ann\u2066\u2069',
  'Ann\u200bTan',
  'Visit https://evil.example now',
  'Visit www.evil.example now',
  'evil.example',
  'evil．example',
  'evil。example',
  'ann@evil.example',
  'Win S$1000 today!',
  'Your account is blocked and you must call us at once to keep it open',
  '’’’’',
  '   ',
  '',
  'a'.repeat(255),
  'Ann '.repeat(63),
  '🎉 Ann',
  '%0d%0aBcc:x',
  '#{7*7}',
]

describe('a name that somebody typed', () => {
  it.each(hostileNames)('a name that somebody typed changes nothing in the mail: %j', async (fullName) => {
    for (const kind of kinds) expect(await renderFor(kind, 'en', fullName)).toEqual(await renderFor(kind, 'en', null))
  })

  it.each([
    ['Tan Wei Ming', 'Tan Wei Ming'],
    ['  Ann   Tan ', 'Ann Tan'],
    ['Dr. Tan, Wei Ming', 'Dr Tan Wei Ming'],
    ['陈伟明', '陈伟明'],
    ["Siobhán O'Brien-Lim", "Siobhán O'Brien-Lim"],
    ['Muthu s/o Raman', null],
    ['நந்தினி', 'நந்தினி'],
    ['Nur ‘Ain', null],
    ['José Álvarez', 'José Álvarez'],
  ])('a name typed as %j is greeted as %j', (fullName, greeted) => {
    expect(greetingName(fullName)).toBe(greeted)
  })
})

describe('the texts', () => {
  const flat = (value: object): string[] =>
    Object.values(value).flatMap((inner) => (typeof inner === 'string' ? [inner] : flat(inner)))
  const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort()
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' ? keys(inner).map((rest) => `${key}.${rest}`) : [key],
    )
  it('the texts of the mails have the same keys in both languages, and every kind has its own', () => {
    expect(keys(zh)).toEqual(keys(en))
    expect(Object.keys(en.kinds)).toEqual(Object.keys(mailKinds))
  })
  it.each(kinds)('the texts of %s name nothing that the mail does not know, and all that it carries', (kind) => {
    const { link, data, opensReceipt }: MailKindRules & { data: { def: { shape: object } } } = mailKinds[kind]
    const known = [
      'product',
      'contact',
      'site',
      'home',
      'verify',
      'at',
      'receipt_page',
      ...(link ? ['hours', 'minutes'] : []),
    ]
    const fields = Object.keys(data.def.shape)
    // A field that has words of its own brings along what they name; a section names what it depends on.
    const words = Object.entries(mailWords.en).filter(([field]) => fields.includes(field))
    const texts = [...flat(en.kinds[kind]), ...words.flatMap(([, choices]) => Object.values(choices))]
    const sections = texts.flatMap((text) => [...text.matchAll(/\{\{#(\w+)\}\}/g)].map(([, name = '']) => name))
    const named = new Set([...texts.flatMap(slots), ...sections])
    // The address of its button.
    if (opensReceipt) named.add('purchase')
    for (const field of fields) expect(named.delete(field), field).toBe(true)
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
  })
  it('the texts of the mails use the same values in both languages', () => {
    expect(flat(zh).map(slots)).toEqual(flat(en).map(slots))
  })
})

it('a Chinese mail names public pages by their Chinese address', async () => {
  const textOf = async (kind: MailKind, language: 'en' | 'zh') => (await renderFor(kind, language, null)).text
  expect(await textOf('report', 'en')).toContain('open https://settlesg.example/verify and')
  expect(await textOf('report', 'zh')).toContain('https://settlesg.example/zh/verify ')
  expect(await textOf('password_changed', 'en')).toContain('open https://settlesg.example, choose')
  expect(await textOf('password_changed', 'zh')).toContain('https://settlesg.example/zh ')
})
