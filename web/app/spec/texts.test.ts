import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../locales')
const namespaces = readdirSync(join(folder, 'en')).map((file) => basename(file, '.json'))

/** Every text of a file by its full key, in order: `home.title`, `privacy.sections.0.title`. */
function texts(language: 'en' | 'zh', namespace: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, key ? `${key}.${name}` : name)
    else found.set(key, String(value))
  }
  walk(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')), '')
  return found
}

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
const isAllowed = (key: string) => key === 'form:field.work.occupation.why' || key.startsWith('how:prior_why.')

describe('the words we do not use', () => {
  it.each(['en', 'zh'] as const)('no text in the language %s uses a word that we do not use', (language) => {
    const found = namespaces.flatMap((namespace) =>
      [...texts(language, namespace)]
        .filter(([key, text]) => !isAllowed(`${namespace}:${key}`) && banned.some((word) => word.test(text)))
        .map(([key, text]) => `${namespace}:${key}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('the check for words that we do not use finds them', () => {
    const lines = [
      'We guarantee it',
      'You are pre-qualified',
      'Approval chance of 90 %',
      '我们保证成功',
      '官方合作伙伴',
    ]
    for (const line of lines) expect(banned.some((word) => word.test(line))).toBe(true)
  })
})
