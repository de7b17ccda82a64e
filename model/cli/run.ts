import { BadInput } from './bad-input.ts'
import type { Command, Streams } from './command.ts'

/** Loaded when asked for: `fit` must work although the draws do not fit the lines yet. */
const commands: Record<string, () => Promise<Command>> = {
  predict: async () => (await import('./predict.ts')).predictCommand,
  validate: async () => (await import('./validate.ts')).validateCommand,
  simulate: async () => (await import('./simulate.ts')).simulateCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  cases: async () => (await import('./cases.ts')).casesCommand,
  fit: async () => (await import('./fit.ts')).fitCommand,
  update: async () => (await import('./update.ts')).updateCommand,
  card: async () => (await import('./card.ts')).cardCommand,
}

/** What follows `npm run model --`: the name of a command and its arguments. Answers with the exit code. */
export async function run([name = '', ...args]: readonly string[], streams: Streams): Promise<number> {
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new BadInput(`${name || 'command'}: one of ${Object.keys(commands).join(', ')}`)
    return await (await command())(args, streams)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    // One line, whatever names were given: a field may be called anything, and be as long as the input.
    streams.complain(`${error.message.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 500)}\n`)
    return 2
  }
}
