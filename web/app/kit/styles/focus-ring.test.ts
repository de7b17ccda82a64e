import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** What each token holds on a light page: its first value, before those for the reader's own colours. */
const named = new Map(
  [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .toReversed()
    .map(([, name = '', value = '']) => [name, value.replaceAll(/light-dark\(([^,]+), [^)]+\)/g, '$1')] as const),
)

/** Every colour in a value, with variables replaced by their values. */
function coloursIn(value: string): string[] {
  const plain = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => coloursIn(named.get(name) ?? '').join(' '))
  return plain.match(/#[\da-f]{3,8}\b/gi) ?? []
}

/** Relative luminance, by WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = new Set(
  sheets.flatMap((sheet) =>
    [...sheet.matchAll(/background(?:-color)?:\s*([^;]+);/g)].flatMap(([, value = '']) => coloursIn(value)),
  ),
)
const [ring = ''] = coloursIn('var(--focus-ring)')
const [halo = ''] = coloursIn('var(--focus-halo)')

describe('the ring around a focused control', () => {
  it('contrast is measured as WCAG does: black on white is 21 to 1', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
  })

  it('the focus ring is checked on every background: page, card, footer, jade, amber', () => {
    const must = ['--paper', '--card', '--amber-wash', ...['--accent', '--accent-strong', '--accent-wash', '--night']]
    for (const name of must) expect(grounds, name).toContain(named.get(name))
  })

  it.each([...grounds])(
    'the focus ring stands out by 3 to 1 from %s, by its colour or by the light line around it',
    (ground) => {
      expect(Math.max(contrast(ring, ground), contrast(halo, ground))).toBeGreaterThanOrEqual(3)
    },
  )

  it('the two colours of the focus ring stand out from each other: one of them always shows', () => {
    expect(contrast(ring, halo)).toBeGreaterThanOrEqual(3)
  })

  it('every style sheet uses the same focus ring: none draws an outline of its own', () => {
    const outlines = sheets.flatMap((sheet) =>
      [...sheet.matchAll(/outline:\s*([^;]+);/g)].map(([, value = '']) => value),
    )
    expect(new Set(outlines)).toEqual(new Set(['none', 'var(--focus-ring)', '2px solid Highlight']))
  })

  it('only controls show the focus ring: headings and parts that are focused by script do not', () => {
    const [, selector = ''] = /^(:focus-visible.*) \{\s*outline: var\(--focus-ring\);/m.exec(base) ?? []
    expect(selector).toBe(':focus-visible:not(:where([tabindex="-1"]:not(a, button, input, select, textarea)))')
    expect(base).toMatch(
      /\[tabindex="-1"\]:where\(:not\(a, button, input, select, textarea\)\):focus \{\s*outline: none;/,
    )
  })
})
