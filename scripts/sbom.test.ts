import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface SbomComponent {
  name: string
  version: string
  purl: string
  properties: { name: string; value: string }[]
}

it('npm run sbom lists every package in CycloneDX and marks those of development', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { bomFormat, specVersion, components } = JSON.parse(output)
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5'])
  const all: SbomComponent[] = components
  const isForDevelopment = (name: string) =>
    all.find((one) => one.name === name)?.properties.some((property) => property.name.endsWith(':development'))
  expect(['fastify', 'pg', 'react', 'zod'].map(isForDevelopment)).toEqual([false, false, false, false])
  expect(isForDevelopment('vitest')).toBe(true)
  for (const { version, purl } of all) expect([version, purl]).toEqual([expect.any(String), expect.any(String)])
})
