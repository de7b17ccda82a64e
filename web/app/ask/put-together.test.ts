import type { Answer } from '@settlesg/faq'
import { expect, it } from 'vitest'
import { type Picked, putTogether, type Shown } from './put-together.ts'

const passage = (id: string) => ({ id, text: `The passage ${id}.`, href: '/facts' })
const own = [passage('own')]
const inUse = { model: 'small-1', provider: 'Example AI', country: 'SG' }
const outside: Answer['outside'] = { id: 'cpf', words: [], sites: [] }

/** Ids, the quoted one in capitals. */
const inShort = ({ passages, isAnswered }: Shown) =>
  passages.map(({ id }, index) => (isAnswered && index === 0 ? id.toUpperCase() : id)).join(' ')

it.each([
  // What the rules found, what the language model picked, and what is shown of each.
  ['no pick yet', { rules: 'A b', model: undefined, shows: ['A b', ''] }],
  ['no answer of the language model', { rules: 'A b', model: 'away', shows: ['A b', ''] }],
  ['titles only, no answer of the language model', { rules: 'a b', model: 'away', shows: ['a b', ''] }],
  ['an answer, nothing picked', { rules: 'A b', model: '', shows: ['a b', ''] }],
  ['an answer of the page’s own, nothing picked', { rules: 'OWN b', model: '', shows: ['OWN b', ''] }],
  ['titles only, nothing picked', { rules: 'own b', model: '', shows: ['own b', ''] }],
  ['titles only, something picked', { rules: 'a b', model: 'b c', shows: ['', 'B c'] }],
  ['nothing found, something picked', { rules: '', model: 'b c', shows: ['', 'B c'] }],
  ['an answer, something else picked', { rules: 'A b', model: 'c d', shows: ['A b', 'C d'] }],
  ['an answer, picked second', { rules: 'A b d', model: 'c a d', shows: ['A b', 'C d'] }],
  ['an answer, picked first', { rules: 'A b', model: 'a c b', shows: ['A', 'c b'] }],
  ['an answer, the same picked', { rules: 'A b', model: 'a', shows: ['A b', ''] }],
  ['outside what we know', { rules: 'a b', model: 'b c', knows: { outside }, shows: ['', 'b c'] }],
  ['a question of a whole case', { rules: 'A b', model: 'c', knows: { needsCase: true }, shows: ['A b', 'c'] }],
] as const)('a question with %s shows each passage once: %o', (_, { rules, model, shows, ...more }) => {
  const named = (ids: string) => (ids === '' ? [] : ids.toLowerCase().split(' ').map(passage))
  const isAnswered = /^[A-Z]/.test(rules)
  const answer = { passages: named(rules), isAnswered, needsCase: false, ...('knows' in more && more.knows) }
  const picked: Picked | undefined =
    model === undefined
      ? undefined
      : { inUse, isAnswered: model !== 'away', passages: model === 'away' ? [] : named(model) }
  const { byRules, byModel } = putTogether(answer, picked, own)
  expect([inShort(byRules), inShort(byModel)]).toEqual(shows)
})
