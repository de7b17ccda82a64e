import { describe, expect, it } from 'vitest'
import { readLanguageModel } from './read-language-model.ts'

const right = {
  AI_BASE_URL: 'https://ai.example/v1/',
  AI_API_KEY: 'sk-4eC39HqLyjWDarjtT1zdp7dc',
  AI_MODEL: 'small-1',
  AI_PROVIDER_NAME: 'Example AI',
  AI_PROVIDER_COUNTRY: 'sg',
}
function read(changes: Partial<Record<keyof typeof right, string | undefined>>) {
  const mistakes: string[] = []
  const settings = readLanguageModel({ ...right, ...changes }, (name, hint) => mistakes.push(`${name} ${hint}`))
  return { settings, mistakes }
}
const names = Object.keys(right) as (keyof typeof right)[]

describe('settings of a language model', () => {
  it('the five of them give an address without its last slash, and a country in capitals', () => {
    expect(read({})).toEqual({
      mistakes: [],
      settings: {
        baseUrl: 'https://ai.example/v1',
        apiKey: right.AI_API_KEY,
        model: 'small-1',
        provider: 'Example AI',
        country: 'SG',
      },
    })
  })

  it.each([undefined, '', ' \t'])(
    'none of them is no language model, and each that is missing is named: %j',
    (value) => {
      expect(read(Object.fromEntries(names.map((name) => [name, value])))).toEqual({ settings: null, mistakes: [] })
      for (const name of names)
        expect(read({ [name]: value })).toEqual({
          settings: null,
          mistakes: [expect.stringMatching(new RegExp(`^${name} is missing: AI_BASE_URL, `))],
        })
    },
  )

  it('blanks around a value do not count', () => {
    expect(read({ AI_MODEL: ' small-1 ', AI_PROVIDER_NAME: 'Example AI\n' }).settings).toEqual(read({}).settings)
  })

  it.each<[string, Parameters<typeof read>[0]]>([
    ['AI_BASE_URL must start with https:// unless', { AI_BASE_URL: 'http://ai.example/v1' }],
    ['AI_BASE_URL must start with https:// unless', { AI_BASE_URL: 'http://127.0.0.1.ai.example/v1' }],
    ['AI_BASE_URL must be an address that starts with', { AI_BASE_URL: 'ai.example' }],
    ['AI_BASE_URL must be an address that starts with', { AI_BASE_URL: 'ftp://ai.example' }],
    ['without a name, a query or a fragment', { AI_BASE_URL: 'https://me:secret@ai.example/v1' }],
    ['without a name, a query or a fragment', { AI_BASE_URL: 'https://ai.example/v1?key=1' }],
    ['without a name, a query or a fragment', { AI_BASE_URL: 'https://ai.example/v1#key' }],
    ['AI_API_KEY must be one word', { AI_API_KEY: 'two words' }],
    ['AI_MODEL must be one line', { AI_MODEL: 'x'.repeat(61) }],
    ['AI_PROVIDER_NAME must be one line', { AI_PROVIDER_NAME: 'Example\nAI' }],
    ['AI_PROVIDER_COUNTRY must be a country', { AI_PROVIDER_COUNTRY: 'Singapore' }],
    ...['QX', 'ZZ', 'XA', 'EU', 'UK', 'SU', 'un', 'EZ'].map(
      (AI_PROVIDER_COUNTRY): [string, { AI_PROVIDER_COUNTRY: string }] => [
        'AI_PROVIDER_COUNTRY must be a country',
        { AI_PROVIDER_COUNTRY },
      ],
    ),
  ])('a wrong one is refused, without its value: %s in %j', (hint, changes) => {
    const { settings, mistakes } = read(changes)
    expect(settings).toBeNull()
    expect(mistakes).toEqual([expect.stringContaining(hint)])
    expect(mistakes.join()).not.toMatch(/secret|two words|sk-4/)
  })

  it.each(['http://127.0.0.1:4000', 'http://localhost:4000/v1', 'http://[::1]:4000'])(
    'a language model on this machine needs no https: %s',
    (AI_BASE_URL) => {
      expect(read({ AI_BASE_URL }).settings?.baseUrl).toBe(AI_BASE_URL)
    },
  )
})
