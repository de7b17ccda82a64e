import { BadInput } from './bad-input.ts'
import { cardCommand } from './card.ts'
import { type Command, fitCommand, predictCommand } from './commands.ts'
import { updateCommand } from './update.ts'
import { checkCommand, simulateCommand } from './yearly.ts'

const commands: Record<string, Command> = {
  predict: predictCommand,
  simulate: simulateCommand,
  check: checkCommand,
  fit: fitCommand,
  update: updateCommand,
  card: cardCommand,
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new BadInput(`${name || 'command'}: one of ${Object.keys(commands).join(', ')}`)
  process.exitCode = await command(args)
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  // One line, whatever names were given: a field may be called anything, and be as long as the input.
  process.stderr.write(`${error.message.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 500)}\n`)
  process.exitCode = 2
}
