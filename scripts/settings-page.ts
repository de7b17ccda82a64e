import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Shown, settingGroups } from '../server/platform/settings/setting-list.ts'

/** `npm run settings` writes docs/settings.md and .env.example from the list of settings; a test keeps them current. */
export const settingsPage = (): string => `# Settings

Made by \`npm run settings\` from \`server/platform/settings/setting-list.ts\`. Read from the environment at start; every mistake is
reported at once and nothing starts half-configured.
"Or in a file": \`NAME_FILE\` may name a file that holds it instead. \`.env.example\` has them all; what it becomes is read by \`set -a; . ./.env; set +a; npm start\`.

What production needs besides: docs/operations.md.
${settingGroups.map(([title, settings]) => `\n## ${title}\n\n| Name | Default | Meaning |\n| --- | --- | --- |\n${settings.map(tableRow).join('')}`).join('')}`

const tableRow = ([name, row]: [string, Shown]) =>
  `| \`${name}\` | ${row.usual === undefined ? (row.otherwise ?? 'none') : `\`${row.usual}\``} | ${meaningOf(row)} |\n`

const meaningOf = ({ meaning, required, isSecret }: Shown) =>
  `${meaning}${required ? '; required in production' : ''}${isSecret ? '; or in a file' : ''}`

/** .env.example as it should be: every setting with its meaning, each switched off by a `#`. */
export const environmentExample = (): string =>
  `# Every setting of docs/settings.md, made by "npm run settings". Copy to .env, take away the # of what you set, and start
# with: set -a; . ./.env; set +a; npm start
${settingGroups.map(([title, settings]) => `\n# ${title}\n${settings.map(exampleLine).join('')}`).join('')}`

const exampleLine = ([name, row]: [string, Shown]) =>
  `\n# ${meaningOf(row).replaceAll('`', '')}\n#${name}='${row.example ?? row.usual ?? ''}'\n`

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  writeFileSync(join(root, 'docs/settings.md'), settingsPage())
  writeFileSync(join(root, '.env.example'), environmentExample())
}
