import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildInputs, inputsHash } from './build-inputs.ts'

const root = join(import.meta.dirname, '..')
const contents = new Map<string, Buffer>()
function read(name: string): Buffer {
  const content = contents.get(name) ?? readFileSync(join(root, name))
  contents.set(name, content)
  return content
}
/** What the build compares, as it would be if something were added at the end of that file. */
const hashAfterChangeOf = (changed: string) =>
  inputsHash(root, async (name) => (name === changed ? Buffer.concat([read(name), Buffer.from(' ')]) : read(name)))

describe('the inputs of the build', () => {
  let before: string
  beforeAll(async () => {
    before = await inputsHash(root)
  })

  it.each([
    'form-logic/src/index.ts',
    'faq/src/rows.ts',
    'contract/src/questions.ts',
    'locales/zh/home.json',
    'model/data/reported-outcomes.csv',
    'model/src/evidence/lines.ts',
    'package-lock.json',
    'free-text/src/index.ts',
    'scripts/build-inputs.ts',
    'scripts/build-site.ts',
    'scripts/build-steps.ts',
    'scripts/fonts.ts',
    'server/platform/http/http-error.ts',
    'server/reports/compile.ts',
    'server/reports/content/plan.ts',
    'server/reports/templates/type.typ',
    'server/site/product.ts',
    'tsconfig.json',
    'web/app/kit/styles/tokens.css',
    'web/facts/texts.ts',
    'web/public/favicon.svg',
    'web/worker/service-worker.ts',
    'wording/src/index.ts',
  ])('the site is built again after a change of %s', async (file) => {
    expect(await hashAfterChangeOf(file)).not.toBe(before)
  })

  it.each([
    'docs/architecture.md',
    'model/testing/profiles.ts',
    'scripts/test.ts',
    'server/app.ts',
    'server/reports/layout.test.ts',
    'server/reports/testing/make-content.ts',
    'web/app/spec/built-site.test.ts',
    'web/vitest.config.ts',
  ])('the site is not built again after a change of %s', async (file) => {
    expect(read(file).length).toBeGreaterThan(0)
    expect(await hashAfterChangeOf(file)).toBe(before)
  })

  it('every package of ours that a file of the site imports counts with all of its code', async () => {
    const inputs = await buildInputs(root)
    const imported = inputs
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => [...`${read(name)}`.matchAll(/ from '@settlesg\/([\w-]+)/g)])
      .map(([, folder]) => `${folder}/src/`)
    const packages = [...new Set(imported)].toSorted()
    expect(packages).toContain('faq/src/')
    expect(packages.filter((folder) => !inputs.some((name) => name.startsWith(folder)))).toEqual([])
  })
})
