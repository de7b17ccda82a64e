import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** `npm run graph` draws into docs/architecture.md what imports what. A test keeps the page current. */
const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/architecture.md')

interface Import {
  from: string
  to: string
  isByName: boolean
}

/** What .dependency-cruiser.mjs says of the code in a folder: its imports, and the rules that they break. */
export async function cruiseCode(baseDir: string): Promise<ICruiseResult> {
  const options = await readConfig(join(root, '.dependency-cruiser.mjs'))
  return (await cruise(['.'], { ...options, baseDir })).output as ICruiseResult
}

/** The folders right below a parent that import each other; dotted where only by a path, never by a package's name. */
function folderGraph(imports: Import[], parent: string, leftOut: string[]): string {
  const folder = (path: string) =>
    path.startsWith(parent) ? (path.slice(parent.length).match(/^([^/]+)\//)?.[1] ?? '') : ''
  const arrows = Map.groupBy(imports, ({ from, to }) => `${folder(from)} ${folder(to)}`)
  const lines = [...arrows].flatMap(([ends, all]) => {
    const [from = '', to = ''] = ends.split(' ')
    if (from === '' || to === '' || from === to || leftOut.includes(from) || leftOut.includes(to)) return []
    const isDotted = parent === '' && !all.some(({ isByName }) => isByName)
    return [`  ${from} ${isDotted ? '-.->' : '-->'} ${to}`]
  })
  return `\`\`\`mermaid\ngraph LR\n${lines.sort().join('\n')}\n\`\`\``
}

/** docs/architecture.md with its graphs up to date. */
export async function architecturePage(text: string): Promise<string> {
  const { modules } = await cruiseCode(root)
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => /[.]tsx?$/.test(resolved) && !resolved.includes('node_modules'))
      .map(({ module, resolved }) => ({ from: source, to: resolved, isByName: !module.startsWith('.') })),
  )
  const shipped = imports.filter(({ from }) => !/[.]test[.]tsx?$|\/(testing|mocks)\//.test(from))
  const graphs = new Map([
    ['packages', folderGraph(imports, '', ['testing'])],
    ['web', folderGraph(shipped, 'web/app/', ['base', 'kit', 'mocks', 'spec', 'testing'])],
    ['server', folderGraph(shipped, 'server/', ['platform', 'commands', 'testing'])],
  ])
  return text.replaceAll(
    /(<!-- graph: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}${graphs.get(name)}${end}`,
  )
}

if (import.meta.main) writeFileSync(page, await architecturePage(readFileSync(page, 'utf8')))
