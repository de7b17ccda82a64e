import { writeFileSync } from 'node:fs'
import { modelRecord } from '../src/record.ts'
import { noArguments } from './arguments.ts'
import { type Command, inPackage } from './command.ts'
import { modelCard } from './model-card.ts'
import { refuseStalePosterior } from './stale.ts'

const card = '../docs/model-card.md'

/** Writes `docs/model-card.md` from the lines, the posterior, the checks and the last `validate --write`. */
export const cardCommand: Command = (args, { print }) => {
  noArguments(args)
  refuseStalePosterior()
  writeFileSync(inPackage(card), modelCard(modelRecord()))
  print('docs/model-card.md\n')
  return 0
}
