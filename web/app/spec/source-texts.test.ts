import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/(^|\/)(spec|testing|mocks)\/|\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(app, file), 'utf8') }))

const spokenAttributes = new Set(['title', 'label', 'aria-label', 'placeholder', 'alt', 'description'])
const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text)

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Texts written into the markup itself, where no translation reaches them. */
function writtenTexts(node: Node): string[] {
  const own: string[] = []
  if (node.type === 'JSXText' && hasWords(node.value)) own.push(String(node.value).trim())
  if (node.type === 'JSXAttribute' && isNode(node.name) && isNode(node.value))
    if (spokenAttributes.has(String(node.name.name)) && node.value.type === 'Literal' && hasWords(node.value.value))
      own.push(`${node.name.name}="${node.value.value}"`)
  const inner = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  return [...own, ...inner.flatMap(writtenTexts)]
}

const parse = (source: string, file = 'a.tsx') =>
  parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node

describe('visible text', () => {
  it('no visible text is written in the source code instead of the locale files', () => {
    const found = sources.flatMap(({ file, source }) =>
      writtenTexts(parse(source, file)).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('the check for visible text in the source code finds one', () => {
    expect(writtenTexts(parse('const A = () => <p title="Hello">Good day <b>{name}</b></p>'))).toEqual([
      'title="Hello"',
      'Good day',
    ])
  })
})
