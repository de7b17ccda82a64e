import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('npm run sbom lists what runs, with versions, in CycloneDX, and not what only tests need', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { bomFormat, specVersion, components } = JSON.parse(output)
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5'])
  const names: string[] = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'zod']))
  expect(names).not.toContain('vitest')
  for (const { version, purl } of components) expect([version, purl]).toEqual([expect.any(String), expect.any(String)])
})
