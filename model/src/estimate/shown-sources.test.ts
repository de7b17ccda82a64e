import { describe, expect, it } from 'vitest'
import { casePeople } from '../../testing/case-people.ts'
import { isOnePersons, sources } from '../evidence/sources.ts'
import { predict } from './predict.ts'
import { groupSources } from './shown-sources.ts'

describe('the sources of an answer by group', () => {
  it.each(casePeople.map(({ name, profile }) => [name, predict(profile)] as const))(
    '%s has every source in one group, and each that a reason rests on outside those of other routes',
    (_, outlook) => {
      const groups = groupSources(outlook)
      const ids = Object.values(groups).flatMap((list) => list.map(({ id }) => id))
      expect(ids.toSorted()).toEqual(outlook.sources.map(({ id }) => id).toSorted())
      const elsewhere = new Set(groups.other_routes.map(({ id }) => id))
      for (const { source_ids } of outlook.reasons) for (const id of source_ids) expect(elsewhere).not.toContain(id)
      for (const source of [...groups.own, ...groups.copies]) expect(isOnePersons(source)).toBe(false)
      expect(groups.own.every(({ trust }) => trust === 'official')).toBe(true)
    },
  )

  it("a blog is one person's page, and no authority's page is", () => {
    const ofOne = sources.filter(isOnePersons)
    expect(ofOne.map(({ id }) => id)).toEqual(expect.arrayContaining(['decisions-2010', 'reported-outcomes']))
    expect(ofOne.filter(({ trust }) => trust === 'official')).toEqual([])
    const blogs = sources.filter(({ publisher }) => /blogspot|wordpress|github/.test(publisher))
    expect(ofOne).toEqual(expect.arrayContaining(blogs))
  })
})
