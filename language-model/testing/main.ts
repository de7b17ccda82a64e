/* Starts the sandbox by itself, and prints the settings of a server that is to use it. The argument is how it behaves. */
import { manners } from './manners.ts'
import { startLanguageModelSandbox } from './sandbox.ts'

const [, , wanted = 'honest'] = process.argv
const manner = manners.find((each) => each === wanted)
if (!manner) {
  console.error(`It behaves as one of: ${manners.join(', ')}`)
  process.exit(1)
}
const { settings } = await startLanguageModelSandbox(manner)
for (const [name, value] of Object.entries(settings)) console.log(`${name}='${value}'`)
