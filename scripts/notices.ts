import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run notices` writes the licences of what we pass on to `THIRD-PARTY-NOTICES.txt`; a test keeps the file current. */
const root = join(import.meta.dirname, '..')
const file = join(root, 'THIRD-PARTY-NOTICES.txt')

interface SbomComponent {
  name: string
  version: string
  author?: string
  licenses?: ({ license: { id: string } } | { expression: string })[]
  properties: { name: string }[]
}

interface LockedPackage {
  name?: string
  version?: string
  /** Set for a binary of one kind of machine, which belongs to another package and has its licence. */
  os?: string[]
}

interface Notice {
  name: string
  version: string
  licence: string
  text: string
}

const head = `SettleSG is built with the following packages, each under its own licence.
Made by "npm run notices" from "npm run sbom", without what only development needs. Binaries for one kind of machine
(names that end in a system and a processor) are parts of the package that brings them and have its licence.
`

/** The whole file as it should be for the packages that are installed. Throws where a package is missing. */
export function thirdPartyNotices(): string {
  const sbom: { components: SbomComponent[] } = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 }),
  )
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const folders = new Map(
    Object.entries(lock.packages).map(([path, { name, version }]) => [
      `${name ?? path.split('node_modules/').at(-1)}@${version}`,
      path,
    ]),
  )
  const notices = sbom.components.flatMap((component): Notice[] => {
    const id = `${component.name}@${component.version}`
    const folder = folders.get(id)
    const isOurs = component.licenses === undefined
    if (isOurs || isForDevelopment(component)) return []
    if (folder === undefined) throw new Error(`${id} is in the SBOM but not in package-lock.json: run npm install`)
    if (lock.packages[folder]?.os) return []
    return [{ ...component, licence: describeLicence(component), text: textIn(join(root, folder), component) }]
  })
  return [head, ...byText(notices).map(section)].join('\n')
}

const isForDevelopment = ({ properties }: SbomComponent) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')

const describeLicence = ({ licenses = [] }: SbomComponent) =>
  licenses.map((one) => ('license' in one ? one.license.id : one.expression)).join(', ')

/** All licence and notice files of a package; a few packages have none and name their licence in package.json only. */
function textIn(folder: string, { author }: SbomComponent): string {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  const texts = names.sort().map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
  if (texts.length > 0) return texts.join('\n\n')
  return `The package has no licence file and names its licence only.${author ? ` Author: ${author}` : ''}`
}

/** So that no text is there twice. */
function byText(notices: Notice[]): Notice[][] {
  const groups = new Map<string, Notice[]>()
  for (const notice of notices) {
    const key = `${notice.licence}\n${notice.text}`
    groups.set(key, [...(groups.get(key) ?? []), notice])
  }
  return [...groups.values()]
}

const section = (notices: Notice[]) => {
  const names = notices.map(({ name, version }) => `${name} ${version}`)
  return `${'-'.repeat(80)}\n${names.join('\n')}\nLicence: ${notices[0]?.licence}\n\n${notices[0]?.text}\n`
}

if (import.meta.main) writeFileSync(file, thirdPartyNotices())
