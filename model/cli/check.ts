import { check } from '../src/estimate/check.ts'
import { draws, modelVersion } from '../src/estimate/posterior.ts'
import { noArguments } from './arguments.ts'
import { type Command, printJson } from './command.ts'
import { refuseStalePosterior } from './stale.ts'

/** Every published figure with its role and, for the checks, beside what simulated decisions show; 1 if one is out. */
export const checkCommand: Command = (args, streams) => {
  noArguments(args)
  refuseStalePosterior()
  const rows = check(draws)
  const outside = rows.filter(({ ok }) => ok === false).map(({ id }) => id)
  const roles = Object.fromEntries(
    (['prior', 'likelihood', 'check'] as const).map((role) => [role, rows.filter((row) => row.role === role).length]),
  )
  printJson(streams, { version: modelVersion, rows, roles, outside })
  return outside.length === 0 ? 0 : 1
}
