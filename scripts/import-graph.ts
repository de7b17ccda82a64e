import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run graph` prints into docs/architecture.md what may import what: the packages by their package.json, which knip
 * holds the code to, and the folders of web and server by the import rules of biome.json. A test keeps the page current.
 */
const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/architecture.md')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** An override of biome.json, as far as it says which files it is for and what these must not import. */
interface ImportRule {
  includes: string[]
  linter?: { rules?: { style?: { noRestrictedImports?: { options?: { patterns: { group: string[] }[] } } | 'off' } } }
}

const importRules = (): ImportRule[] => {
  const { overrides }: { overrides: ImportRule[] } = JSON.parse(read('biome.json'))
  return overrides.filter(({ linter }) => linter?.rules?.style?.noRestrictedImports !== undefined)
}

/** A glob of biome.json (`**`, `*`, `{a,b}`) as a pattern for a whole path. */
const globPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^$()|[\]\\]/g, '\\$&')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .replaceAll('**/', '(?:§/)?')
      .replaceAll('**', '§')
      .replaceAll('*', '[^/]*')
      .replaceAll('§', '.*')}$`,
  )

/** Whether the last glob that fits a path is one without `!`. */
const isIncluded = (globs: readonly string[], path: string): boolean =>
  globs.reduce(
    (included, glob) => (globPattern(glob.replace(/^!/, '')).test(path) ? !glob.startsWith('!') : included),
    false,
  )

/** The rule that counts for a file: the last that is for it. */
const ruleFor = (rules: ImportRule[], file: string) => rules.findLast(({ includes }) => isIncluded(includes, file))

function mayImport(rule: ImportRule | undefined, target: string): boolean {
  const restricted = rule?.linter?.rules?.style?.noRestrictedImports
  if (restricted === undefined || restricted === 'off') return true
  return !restricted.options?.patterns.some(({ group }) => isIncluded(group, target))
}

/** Folders with the same rule are one node, drawn once; `door` is the only file that may be imported, where one is. */
function folderGraph(name: string, parent: string, left: string[], door: string): string {
  const rules = importRules()
  const folders = readdirSync(join(root, parent), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && ![...left, 'node_modules'].includes(entry.name) ? [entry.name] : [],
  )
  const groups = [...Map.groupBy(folders, (folder) => ruleFor(rules, `${parent}/${folder}/a.ts`)).values()]
  const id = (group: string[]) => `${name}_${group[0]}`
  const nodes = groups.map((group) => `  ${id(group)}["${group.join('<br>')}"]`)
  const edges = groups.flatMap((from) =>
    groups.flatMap((to) => {
      const [a, b] = [from[0] ?? '', to.find((folder) => folder !== from[0])]
      if (b === undefined) return []
      const rule = ruleFor(rules, `${parent}/${a}/a.ts`)
      if (mayImport(rule, `../${b}/any.ts`)) return [`  ${id(from)} --> ${id(to)}`]
      return mayImport(rule, `../${b}/${door}`) ? [`  ${id(from)} -- ${door} --> ${id(to)}`] : []
    }),
  )
  return mermaid([...nodes, ...edges])
}

/** The packages of ours, each with those that its package.json names. */
function packageGraph(): string {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'))
  const edges = workspaces.flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`))
    const names = Object.keys({ ...dependencies, ...devDependencies })
    return workspaces.filter((other) => names.includes(`@settlesg/${other}`)).map((other) => `  ${folder} --> ${other}`)
  })
  return mermaid(edges)
}

const mermaid = (lines: string[]) => `\`\`\`mermaid\ngraph LR\n${lines.join('\n')}\n\`\`\``

/** docs/architecture.md with its graphs as they should be. */
export function architecturePage(text: string): string {
  const graphs = new Map([
    ['packages', packageGraph()],
    ['web', folderGraph('web', 'web/app', ['mocks', 'spec', 'testing'], 'index.ts')],
    ['server', folderGraph('server', 'server', ['commands', 'testing'], 'service.ts')],
  ])
  return text.replaceAll(
    /(<!-- graph: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}${graphs.get(name)}${end}`,
  )
}

if (import.meta.main) writeFileSync(page, architecturePage(read('docs/architecture.md')))
