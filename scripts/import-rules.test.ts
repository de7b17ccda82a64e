import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { expect, it } from 'vitest'

it('an import against each rule of .dependency-cruiser.mjs is found, and an allowed one is not', async () => {
  const imports = [
    ['contract/src/a.ts', 'model/src/a.ts', 'package-contract'],
    ['wording/src/a.ts', 'locales/a.ts', 'package-wording'],
    ['web/app/root.ts', 'server/app.ts', 'package-web'],
    ['web/app/kit/a.test.ts', 'server/a.ts', 'package-web-tests'],
    ['web/app/base/a.ts', 'web/app/kit/a.ts', 'web-order'],
    ['web/app/kit/a.ts', 'web/app/home/index.ts', 'web-order'],
    ['web/app/home/b.ts', 'web/app/shell/a.ts', 'web-order'],
    ['web/app/shell/a.ts', 'web/app/home/b.ts', 'web-journey'],
    ['server/mail/a.ts', 'server/cases/queries.ts', 'server-feature'],
    ['server/platform/http/a.ts', 'server/app.ts', 'server-platform'],
    ['server/payments/a.ts', 'payment-sandbox/start.ts', 'payment-sandbox'],
    ['faq/src/a.ts', 'node:fs', 'pure'],
    ['server/reports/a.ts', 'server/cases/service.ts', undefined],
    ['server/payments/sandbox.ts', 'payment-sandbox/start.ts', undefined],
    ['web/app/shell/b.ts', 'web/app/home/index.ts', undefined],
    ['page-and-report/a.test.ts', 'server/reports/a.ts', undefined],
  ] as const
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-imports-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'a' })
  }
  for (const [from, to] of imports) {
    const isNode = to.startsWith('node:')
    if (!isNode) write(to, '')
    write(from, `import type {} from '${isNode ? to : '../'.repeat(from.split('/').length - 1) + to}'\n`)
  }
  const options = await readConfig(join(import.meta.dirname, '../.dependency-cruiser.mjs'))
  const { output } = await cruise(['.'], { ...options, baseDir: folder })
  const { summary } = output as ICruiseResult
  rmSync(folder, { recursive: true })
  expect(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort()).toEqual(
    imports.flatMap(([from, , rule]) => (rule ? [`${from}: ${rule}`] : [])).sort(),
  )
})
