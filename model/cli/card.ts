import { readFileSync, writeFileSync } from 'node:fs'
import { type FitTable, modelCard } from '../src/card.ts'
import { posterior } from '../src/posterior.ts'
import { noArguments } from './arguments.ts'
import { BadInput } from './bad-input.ts'
import { type Command, inPackage } from './commands.ts'
import { refuseStalePosterior } from './stale.ts'

const card = '../docs/model-card.md'

/** Writes `docs/model-card.md` from the priors, the posterior and the table of the last `check --write`. */
export const cardCommand: Command = (args, { print }) => {
  noArguments(args)
  refuseStalePosterior()
  const table: FitTable = JSON.parse(readFileSync(inPackage('fit-table.json'), 'utf8'))
  if (table.version !== posterior.version)
    throw new BadInput('fit-table.json is of another fit than posterior.json: run npm run model -- check --write first')
  writeFileSync(inPackage(card), modelCard(posterior, table))
  print('docs/model-card.md\n')
  return 0
}
