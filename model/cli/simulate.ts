import { draws } from '../src/estimate/posterior.ts'
import { simulate } from '../src/estimate/simulate.ts'
import { options, wholeNumber } from './arguments.ts'
import { BadInput } from './bad-input.ts'
import { type Command, printJson } from './command.ts'
import { refuseStalePosterior } from './stale.ts'

/** `simulate`, with `--people 20000 --seed 1` for those who are decided one by one. */
export const simulateCommand: Command = (args, streams) => {
  const { option, positionals } = options(args, 'people', 'seed')
  if (positionals[0] !== undefined) throw new BadInput(`${positionals[0]}: simulate takes options only, as in --seed 1`)
  refuseStalePosterior()
  const people = wholeNumber('people', option('people'), 1_000, 1_000_000, 20_000)
  const seed = wholeNumber('seed', option('seed'), 0, 2 ** 31 - 1, 1)
  printJson(streams, simulate(draws, { people, seed }))
  return 0
}
