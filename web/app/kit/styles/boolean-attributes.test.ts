import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const textOf = (...endings: string[]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** What is given to `data-…` in a component, by the name of the attribute. */
const written = [...textOf('.tsx').matchAll(/['\s](data-[\w-]+)(?:=\{|': )(.*?)[},]?$/gm)]
/** Named like a boolean, or compared; undefined in place of false leaves the attribute out. */
const isBoolean = (value: string) =>
  /^!?(?:is|has)[A-Z]|^!|[!=]==| in /.test(value.replace(/\}.*/, '')) && !/\?|\|\| undefined/.test(value)

it('no style sheet takes an attribute that is written "false" for true because it is there', () => {
  const matched = new Set([...textOf('.css').matchAll(/\[(data-[\w-]+)\]/g)].map(([, name]) => name))
  const booleans = written.filter(([, , value = '']) => isBoolean(value)).map(([, name]) => name)
  expect(booleans).toEqual(expect.arrayContaining(['data-on-screen', 'data-over-dialog']))
  expect(booleans.filter((name) => matched.has(name))).toEqual([])
})
