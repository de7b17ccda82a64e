import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sources } from '@settlesg/model'
import { describe, expect, it } from 'vitest'
import { namespaces, textsOf as texts } from '../testing/locale-texts.ts'

const marks = (text = '') => (text.match(/\{\{[^}]+\}\}|<\/?\w+>/g) ?? []).toSorted()

describe.each(namespaces)('the texts of %s', (namespace) => {
  const en = texts('en', namespace)
  const zh = texts('zh', namespace)

  it(`the texts of ${namespace} have the same keys in both languages, in the same order`, () => {
    expect([...zh.keys()]).toEqual([...en.keys()])
  })

  it(`no text of ${namespace} is empty in either language`, () => {
    for (const [key, text] of [...en, ...zh]) expect(text.trim(), key).not.toBe('')
  })

  it(`the texts of ${namespace} have the same placeholders and tags in both languages`, () => {
    for (const [key, text] of en) expect([key, marks(zh.get(key))]).toEqual([key, marks(text)])
  })
})

/** The texts that were asked for word for word have the straight apostrophe, so every text has it. */
it('every English text has the same apostrophe', () => {
  const curly = namespaces.flatMap((namespace) =>
    [...texts('en', namespace)].flatMap(([key, text]) => (/[‘’]/.test(text) ? [`${namespace}:${key}`] : [])),
  )
  expect(curly).toEqual([])
})

/*
 * Words that promise success, put people under pressure or claim an authority that we do not have. Our own
 * disclaimers are allowed, by key; so is "official" where it is said of ICA or of the state, never of ourselves.
 */
const banned = [
  /guarantee/i,
  /highly likely/i,
  /pre-?qualified/i,
  /approval chance/i,
  /chances? of (approval|success)/i,
  /limited slots/i,
  /act now/i,
  /countdown/i,
  /\bofficial(ly)?\b/i,
  /\bcertified\b/i,
  /\bpartners?\b/i,
  /保证|包过|担保成功|极有可能|预审合格|批准概率|名额有限|立即行动|倒计时|官方|认证|合作伙伴/,
]
/** Each says that nobody official named it, or speaks of what a person does at work. */
const allowed = new Set([
  'form:field.work.occupation.why',
  ...['tenure', 'gap', 'employers', 'occupation', 'singapore_award', 'time_here'].map(
    (name) => `how:prior_why.${name}`,
  ),
])
const saysBanned = (text: string) => banned.some((word) => word.test(text))

describe('the words we do not use', () => {
  it.each(['en', 'zh'] as const)('no text in the language %s uses a word that we do not use', (language) => {
    const found = namespaces.flatMap((namespace) =>
      [...texts(language, namespace)]
        .filter(([key, text]) => !allowed.has(`${namespace}:${key}`) && saysBanned(text))
        .map(([key, text]) => `${namespace}:${key}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('every text that may use such a word does so', () => {
    const all = new Map(
      namespaces.flatMap((name) => [...texts('en', name)].map(([key, text]) => [`${name}:${key}`, text])),
    )
    for (const key of allowed) expect([key, saysBanned(all.get(key) ?? '')]).toEqual([key, true])
  })

  it('no page that the server makes and no title of a source has a word that we do not use', () => {
    const templates = join(import.meta.dirname, '../../../server')
    const pages = globSync('{site,mail}/**/*.{mustache,mjml,txt}', { cwd: templates })
    expect(pages).toContain('site/busy-page.mustache')
    for (const page of pages)
      expect([page, saysBanned(readFileSync(join(templates, page), 'utf8'))]).toEqual([page, false])
    expect(sources.length).toBeGreaterThan(20)
    for (const { title } of sources) expect([title, saysBanned(title)]).toEqual([title, false])
  })

  it('the check for words that we do not use finds them', () => {
    const lines = [
      'We guarantee it',
      'You are pre-qualified',
      'Approval chance of 90 %',
      '我们保证成功',
      '官方合作伙伴',
    ]
    for (const line of lines) expect(saysBanned(line)).toBe(true)
  })
})

/** What the state calls things, in both languages (docs/product.md 7). */
const officialTerms = [
  [/permanent residen(?:t|ce|cy)|\bPRs?\b/i, '永久居民'],
  [/\bEmployment Pass/, '就业准证'],
  [/\bS Pass/, 'S准证'],
  [/\blong-term visit pass|\bLTVP/i, '长期探访准证'],
  [/\bnational service/i, '国民服务'],
  [/\bre-entry permit/i, '再入境准证'],
] as const

/** The keys whose Chinese text lacks the term that its English text names. */
const lacking = (english: RegExp, chinese: string, en: Map<string, string>, zh: Map<string, string>) =>
  [...en].filter(([key, text]) => english.test(text) && !zh.get(key)?.includes(chinese)).map(([key]) => key)

describe("the state's terms in Chinese", () => {
  it.each(officialTerms)('a text that names %s in English says %s in Chinese', (english, chinese) => {
    const named = namespaces.flatMap((name) => [...texts('en', name).values()].filter((text) => english.test(text)))
    expect(named.length).toBeGreaterThan(0)
    for (const namespace of namespaces)
      expect([namespace, lacking(english, chinese, texts('en', namespace), texts('zh', namespace))]).toEqual([
        namespace,
        [],
      ])
  })
})

/*
 * One text in English is one text in Chinese, except where the two languages divide differently: an English word that is
 * a noun here and a verb there, says yes to different questions, or stands at another place of a sentence.
 */
const dividedInChinese = new Set([
  ...[', ', 'Another status', 'Answer', 'Back', 'Change', 'How it works', 'No', 'Nothing', 'Reports', 'Take it back'],
  ...['School', 'Year', 'Yes', 'Your answer', 'by {{date}}', 'year', '{{text}}.', '中文'],
  'of 100 applications like this, we would expect to succeed',
])

it('what is one text in English is one text in Chinese', () => {
  const inChinese = new Map<string, Map<string, string>>()
  for (const namespace of namespaces) {
    const zh = texts('zh', namespace)
    for (const [key, english] of texts('en', namespace)) {
      const found = inChinese.get(english) ?? new Map<string, string>()
      inChinese.set(english, found.set(zh.get(key) ?? '', `${namespace}:${key}`))
    }
  }
  const divided = new Map([...inChinese].filter(([, found]) => found.size > 1))
  expect([...divided].filter(([english]) => !dividedInChinese.has(english))).toEqual([])
  expect([...dividedInChinese].filter((english) => !divided.has(english))).toEqual([])
})

/*
 * One word for one thing in English (docs/product.md 7); the labels and messages that were asked for word for word, and
 * the one mail that names a label, are allowed by key.
 */
const oneWord = [
  [/\blog(?:ged|ging)? ?-?(?:in|out)\b|\blogins?\b/i, 'sign in, sign out'],
  [/(?<!Year of |Notice of |tax |Tax )\b[Aa]ssessments?\b(?! \(Notice)/, 'case'],
  [/\bunlock/i, 'open'],
  [/\b(?:forecast|prediction|predicts?|dossier|baseline|benchmark)\b/i, 'estimate, case, level'],
  [/\b(?:turned down|denied)\b/i, 'refused'],
] as const

const wordForWord = new Set([
  'translation:log_in',
  'translation:login_failed',
  'translation:login_successful',
  'translation:session_expired',
  'mail:kinds.password_changed.not_you',
])
/** Papers of the tax authority. */
const ofTax =
  /^advice:|^form:(?:option\.document|field\.work\.assessed_income)|^analysis:(?:preflight|what_if)|^model:|^how:/

/** The ledger's words, said where the ledger is shown (/account/billing) and where it is law; a reader is sold estimates and analyses. */
const ofLedger = /\b(?:super)?credits?\b(?! note)|点数/i
const mayNameLedger = /^(?:account:credits|legal|mail:kinds\.(?:confirm|finish)_signup)\b/

it('only the billing page and the terms of purchase speak of credits, in either language', () => {
  const found = namespaces.flatMap((namespace) =>
    (['en', 'zh'] as const).flatMap((language) =>
      [...texts(language, namespace)]
        .filter(([key, text]) => ofLedger.test(text) && !mayNameLedger.test(`${namespace}:${key}`))
        .map(([key, text]) => `${namespace}:${key}: ${text}`),
    ),
  )
  expect(found).toEqual([])
})

const otherWords = (key: string, text: string) =>
  wordForWord.has(key)
    ? []
    : oneWord.flatMap(([wrong, term]) => (wrong.test(text) && !(term === 'case' && ofTax.test(key)) ? [term] : []))

describe('one word for one thing in English', () => {
  it('no English text has two names for a thing, where none was asked for', () => {
    const found = namespaces.flatMap((namespace) =>
      [...texts('en', namespace)].flatMap(([key, text]) =>
        otherWords(`${namespace}:${key}`, text).map((term) => `${namespace}:${key}: ${term}: ${text}`),
      ),
    )
    expect(found).toEqual([])
  })

  it.each(['Please log in first.', 'Your login works.', 'Delete this assessment?', 'Unlock it.', 'Our prediction'])(
    'the search for a second name finds what is wrong in %s',
    (text) => expect(otherWords('form:x', text)).not.toEqual([]),
  )
})
