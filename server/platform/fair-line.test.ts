import { describe, expect, it } from 'vitest'
import { fairLine } from './fair-line.ts'

const host = (name: string, network = name) => ({ host: name, network })

function lineOf(most: number, mostFromOne: number) {
  const line = fairLine<string>({ most, mostFromOne })
  const rest = () => {
    const all = []
    for (let next = line.next(); next !== undefined; next = line.next()) all.push(next)
    return all
  }
  return { line, rest }
}

describe('a fair line', () => {
  it('a fair line lets networks take turns, each in its own order, however many wait from one', () => {
    const { line, rest } = lineOf(20, 10)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
      expect(line.join(host(name[0] ?? ''), name)).toBeNull()
    expect(rest()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('a fair line lets who comes while a network has its turn go before that network', () => {
    const { line, rest } = lineOf(20, 10)
    for (const name of ['a1', 'a2', 'a3']) line.join(host('a'), name)
    expect(line.next()).toBe('a1')
    line.join(host('a'), 'a4')
    line.join(host('b'), 'b1')
    expect(rest()).toEqual(['b1', 'a2', 'a3', 'a4'])
  })

  it('a fair line lets the hosts of a network take turns within its own', () => {
    const { line, rest } = lineOf(20, 10)
    for (const name of ['a1', 'a2', 'a3', 'b1']) line.join(host(name[0] ?? '', 'one network'), name)
    for (const name of ['x1', 'x2', 'x3']) line.join(host('x'), name)
    expect(rest()).toEqual(['a1', 'x1', 'b1', 'x2', 'a2', 'x3', 'a3'])
  })

  it('a fair line turns away who comes from a network that has its share in it already', () => {
    const { line, rest } = lineOf(20, 2)
    for (const name of ['a1', 'a2']) line.join(host(name, 'a'), name)
    expect(line.join(host('a3', 'a'), 'a3')).toBe('a3')
    expect(line.join(host('b'), 'b1')).toBeNull()
    expect(rest()).toEqual(['a1', 'b1', 'a2'])
  })

  it('a full fair line makes room by turning away the last of whoever has most in it', () => {
    const { line, rest } = lineOf(6, 4)
    for (const name of ['a1', 'a2', 'a3', 'a4']) line.join(host(name[0] ?? ''), name)
    for (const name of ['b1', 'b2']) line.join(host('b'), name)
    expect(line.join(host('c'), 'c1')).toBe('a4')
    expect(line.join(host('d'), 'd1')).toBe('a3')
    expect(line.join(host('b'), 'b3')).toBe('b3')
    expect(rest()).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2'])
  })

  it('a full fair line takes nobody’s only place', () => {
    const { line, rest } = lineOf(3, 2)
    for (const name of ['a', 'b', 'c']) line.join(host(name), name)
    expect(line.join(host('d'), 'd')).toBe('d')
    expect(rest()).toEqual(['a', 'b', 'c'])
  })

  it('a fair line is as it was at first once all have left, and never holds more than it may', () => {
    const { line, rest } = lineOf(5, 3)
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 50; n += 1) line.join(host(`h${n % 7}`, `n${n % 3}`), `${n}`)
      expect(rest()).toHaveLength(5)
    }
    expect(line.next()).toBeUndefined()
  })
})
