import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFiles } from '../testing/citations.ts'

/** The path of an address made from that of a module, which writes a space as `%20` and Chinese in percent signs, too. */
const pathOfAddress = /import\.meta\.(?:url|resolve\([^)]*\))\s*,?\s*\)\s*\.pathname/

it('no file is opened by the path of its address, which is another in a folder with a space', () => {
  expect(pathOfAddress.test("new URL('..', import.meta.url).pathname")).toBe(true)
  const files = [...readFiles(join(import.meta.dirname, '..'))].filter(
    ([path]) => /\.(?:ts|tsx|js)$/.test(path) && path !== 'scripts/file-addresses.test.ts',
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(([path, text]) => (pathOfAddress.test(text) ? [path] : []))).toEqual([])
})
