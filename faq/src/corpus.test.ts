import { describe, expect, it } from 'vitest'
import { textsIn } from '../../wording/testing/texts.ts'
import { factsPage, passagesIn } from './corpus.ts'

const english = passagesIn(textsIn('en'))
const chinese = passagesIn(textsIn('zh'))

describe('the passages that questions are answered with', () => {
  it('every passage has an id of its own, and both languages have the same ones', () => {
    expect(new Set(english.map(({ id }) => id)).size).toBe(english.length)
    expect(chinese.map(({ id, href }) => [id, href])).toEqual(english.map(({ id, href }) => [id, href]))
  })

  it('every passage is filled in and short enough to be quoted', () => {
    for (const { id, text } of [...english, ...chinese]) {
      expect(text, id).not.toMatch(/\{\{|\[object|undefined/)
      expect(text.length, id).toBeLessThan(520)
    }
  })

  it('a source of a passage has a title, an address and a year', () => {
    for (const { id, source } of [...english, ...chinese])
      if (source)
        expect([id, source.title.length > 8, /^https?:/.test(source.url), /^\d{4}$/.test(source.date)]).toEqual([
          id,
          true,
          true,
          true,
        ])
  })

  it('what stands on the page of facts has a place there of its own', () => {
    const onPage = factsPage(textsIn('en')).flatMap(({ passages }) => passages)
    const places = onPage.map(({ href }) => href).filter((href) => href.startsWith('/facts'))
    expect(new Set(places).size).toBe(places.length)
    expect(english.filter(({ href }) => href.startsWith('/facts')).map(({ href }) => href)).toEqual(places)
  })

  // Legal texts are found by number: a section that moves would put other words under an id.
  it('passages of the legal texts are those that their ids name', () => {
    const starts = english
      .filter(({ id }) => /^(purchase|terms|privacy):/.test(id))
      .map(({ id, text }) => [id, text.split(':')[0]])
    expect(Object.fromEntries(starts)).toMatchObject({
      'purchase:refund': 'Your money back',
      'purchase:outcome': 'What you pay for',
      'terms:liability': 'If something goes wrong',
      'privacy:never_asked': 'What we never ask',
      'privacy:who_sees': 'Who else sees it',
      'privacy:rights': 'Your rights',
    })
  })
})
