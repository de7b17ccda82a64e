import { noArguments } from './arguments.ts'
import { BadInput } from './bad-input.ts'
import { type Command, printJson } from './command.ts'
import { profileFrom } from './profile-input.ts'

/**
 * `{"profile": {…}}` on standard input; the prediction on standard output. Several, one a line, give one answer a line,
 * in their order; a line that cannot be read stops everything, with its number.
 */
export const predictCommand: Command = async (args, streams) => {
  noArguments(args)
  const { predict } = await import('../src/estimate/predict.ts')
  const answer = (text: string) => ({ assessment_id: null, assessed_at: null, ...predict(profileFrom(text)) })
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
