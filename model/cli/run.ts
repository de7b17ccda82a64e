import { BadInput, type Command, noArguments, printJson, type Streams } from './command.ts'
import { readProfile } from './profile-input.ts'

/** What is made with the fitted model is loaded when it is needed: `fit` must work although model.json does not fit the lines yet. */
const commands: Record<string, Command> = {
  predict: withoutArguments(predictProfiles),
  validate: async (...given) => (await import('./validate.ts')).validateCommand(...given),
  compare: async (...given) => (await import('../testing/compare.ts')).compareCommand(...given),
  fit: async (...given) => (await import('./fit.ts')).fitCommand(...given),
  update: async (...given) => (await import('./update.ts')).updateCommand(...given),
  page: withoutArguments(async ({ print }) => {
    print((await import('../src/worked.ts')).modelPage())
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

/** `{"profile": {…}}` in, the prediction out; several, one a line, give one answer a line. */
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
