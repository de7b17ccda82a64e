import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderImports, forbiddenImports, mayImport, webSources } from './web-imports.ts'

const imports = folderImports(webSources(join(import.meta.dirname, '../web/app')))

describe('the folders of the web', () => {
  it('import each other only as the list allows', () => {
    // Fewer would mean that the search overlooked most of them.
    expect(imports.length).toBeGreaterThan(300)
    expect(forbiddenImports(imports)).toEqual([])
  })

  it('are listed with what stands above them alone, so that no feature comes back to itself', () => {
    const order = Object.keys(mayImport)
    for (const [index, folder] of order.entries())
      for (const named of mayImport[folder] ?? []) expect(order.slice(0, index), folder).toContain(named)
  })

  it('are allowed nothing that they do not use', () => {
    const unused = Object.entries(mayImport).flatMap(([folder, allowed]) =>
      allowed
        .filter((named) => !imports.some(({ from, to }) => from === folder && to === named))
        .map((named) => `${folder} imports nothing of ${named}`),
    )
    expect(unused).toEqual([])
  })
})

describe('a forbidden import', () => {
  const forbidden = (file: string, line: string) => forbiddenImports(folderImports(new Map([[file, line]])))

  it.each([
    ['from a lower feature into a higher one', 'features/session/a.ts', "import { x } from '../sign-in/x.ts'"],
    ['of a type only', 'features/session/a.ts', "import type { X } from '../sign-in/x.ts'"],
    ['that is loaded later', 'features/how-it-works/a.ts', "lazy(() => import('../assessment/result/x.tsx'))"],
    ['for its effect', 'components/a.ts', "import '../layout/x.ts'"],
    ['inside the assessment', 'features/assessment/result/a.ts', "import { x } from '../outcome/x.ts'"],
    ['from a page into a feature', 'features/site/a.ts', "import { x } from '../../pages/x.tsx'"],
    ['from a folder that the list does not name', 'features/new/a.ts', "import { x } from '../site/x.ts'"],
  ])('is found: %s', (_, file, line) => {
    expect(forbidden(file, line)).toHaveLength(1)
  })

  it('is not seen where there is none', () => {
    expect(forbidden('features/sign-in/a.ts', "import { x } from '../session/x.ts'")).toEqual([])
    expect(forbidden('features/sign-in/a.ts', "import { api } from '../../api.ts'")).toEqual([])
    expect(forbidden('pages/a.tsx', "import { x } from '../layout/x.tsx'")).toEqual([])
  })
})
