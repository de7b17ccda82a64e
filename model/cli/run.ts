import { writeFileSync } from 'node:fs'
import { BadInput, type Command, inPackage, noArguments, printJson, type Streams } from './command.ts'
import { readProfile } from './profile-input.ts'

/** What is made with the fitted model is loaded when it is needed: `fit` must work although the draws do not fit the lines yet. */
const commands: Record<string, Command> = {
  predict: withoutArguments(predictProfiles),
  validate: async (...given) => (await import('./validate.ts')).validateCommand(...given),
  cases: withoutArguments(async ({ print }) => {
    print((await import('./cases.ts')).casesTable())
    return 0
  }),
  fit: async (...given) => (await import('./fit.ts')).fitCommand(...given),
  update: async (...given) => (await import('./update.ts')).updateCommand(...given),
  card: withoutArguments(writeCard),
  tables: withoutArguments(async ({ print }) => {
    const { modelRecord } = await import('../src/record.ts')
    print((await import('./model-card.ts')).modelTables(modelRecord()))
    return 0
  }),
}

/** What follows `npm run model --`: the name of a command and its arguments. Answers with the exit code. */
export async function run([name = '', ...args]: readonly string[], streams: Streams): Promise<number> {
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new BadInput(`${name || 'command'}: one of ${Object.keys(commands).join(', ')}`)
    return await command(args, streams)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    // One line, whatever names were given: a field may be called anything, and be as long as the input.
    streams.complain(`${error.message.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 500)}\n`)
    return 2
  }
}

function withoutArguments(act: (streams: Streams) => Promise<number>): Command {
  return (args, streams) => {
    noArguments(args)
    return act(streams)
  }
}

/**
 * `{"profile": {…}}` on standard input; the prediction on standard output. Several, one a line, give one answer a line,
 * in their order; a line that cannot be read stops everything, with its number.
 */
async function predictProfiles(streams: Streams): Promise<number> {
  const { predict } = await import('../src/estimate/predict.ts')
  const answer = (text: string) => ({ assessment_id: null, assessed_at: null, ...predict(readProfile(text)) })
  const text = await streams.input()
  const several = text.split('\n').filter((line) => line.trim() !== '')
  if (several.length < 2 || !several.every((line) => line.trim().startsWith('{') && line.trim().endsWith('}'))) {
    printJson(streams, answer(text))
    return 0
  }
  const answers = several.map((line, index) => {
    try {
      return JSON.stringify(answer(line))
    } catch (error) {
      if (error instanceof BadInput) throw new BadInput(`line ${index + 1}: ${error.message}`)
      throw error
    }
  })
  streams.print(`${answers.join('\n')}\n`)
  return 0
}

/** Writes `docs/model-card.md` from the lines, the posterior and the last `validate --write`. */
async function writeCard({ print }: Streams): Promise<number> {
  await fittedModel()
  const { modelRecord } = await import('../src/record.ts')
  const { modelCard } = await import('./model-card.ts')
  writeFileSync(inPackage('../docs/model-card.md'), modelCard(modelRecord()))
  print('docs/model-card.md\n')
  return 0
}

/** Refuses draws that were fitted to other lines than the file holds now. */
async function fittedModel() {
  const fitted = await import('../src/estimate/posterior.ts')
  const { hashVersion } = await import('../src/fit/posterior-file.ts')
  if (fitted.posterior.version !== hashVersion(fitted.posterior))
    throw new BadInput('posterior.json is of other lines than these: run npm run model -- fit first')
  return fitted
}
