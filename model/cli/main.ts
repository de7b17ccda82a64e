import { BadInput } from './bad-input.ts'
import type { Command } from './commands.ts'

/** Loaded when asked for: `fit` must work although the draws do not fit the priors yet. */
const commands: Record<string, () => Promise<Command>> = {
  predict: async () => (await import('./commands.ts')).predictCommand,
  simulate: async () => (await import('./yearly.ts')).simulateCommand,
  check: async () => (await import('./yearly.ts')).checkCommand,
  fit: async () => (await import('./commands.ts')).fitCommand,
  update: async () => (await import('./update.ts')).updateCommand,
  card: async () => (await import('./card.ts')).cardCommand,
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new BadInput(`${name || 'command'}: one of ${Object.keys(commands).join(', ')}`)
  process.exitCode = await (await command())(args)
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  // One line, whatever names were given: a field may be called anything, and be as long as the input.
  process.stderr.write(`${error.message.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 500)}\n`)
  process.exitCode = 2
}
