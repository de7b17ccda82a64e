import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrast, drawn, valuesOf, written } from './contrast.ts'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

it.each([
  ['text', 4.5, written],
  ['an edge or a shape', 3, drawn],
])('%s stands out from its ground by %d to 1, in light and in dark', (_, least, pairs) => {
  const low = Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) =>
      valuesOf(tokens, front).flatMap((colour, theme) => {
        const ratio = contrast(colour, valuesOf(tokens, ground)[theme] ?? '')
        return ratio < least ? [`${front} on ${ground}, ${theme ? 'dark' : 'light'}: ${ratio.toFixed(2)}`] : []
      }),
    ),
  )
  expect(low).toEqual([])
})
