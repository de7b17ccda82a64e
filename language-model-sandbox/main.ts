/* Starts the sandbox by itself, and prints the settings of a server that is to use it. The argument is how it behaves. */
import { type Manner, manners } from './manners.ts'
import { startLanguageModelSandbox } from './start.ts'

const [, , wanted = 'honest'] = process.argv
const manner = manners.find((each): each is Manner => each === wanted)
if (!manner) {
  console.error(`It behaves as one of: ${manners.join(', ')}`)
  process.exit(1)
}
const { baseUrl, apiKey } = await startLanguageModelSandbox({ manner })
console.log(
  [
    `AI_BASE_URL=${baseUrl}`,
    `AI_API_KEY=${apiKey}`,
    'AI_MODEL=sandbox',
    "AI_PROVIDER_NAME='the sandbox on this machine'",
    'AI_PROVIDER_COUNTRY=SG',
  ].join('\n'),
)
