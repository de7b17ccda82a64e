import { openAiModel } from './open-ai-model.ts'
import { withSecretFiles } from './secret-files.ts'
import { readLanguageModel } from './settings.ts'
import type { AskModel } from './task.ts'

const mostMs = 120_000

/**
 * The language model of the environment's settings, for a command that measures it: each call answers with what the work came
 * to, or null where the model gave no answer, which is printed. Ends the process where the settings are missing or wrong.
 */
export function modelForCommand(): <T>(work: (ask: AskModel, signal: AbortSignal) => Promise<T>) => Promise<T | null> {
  let isRight = true
  const wrong = (name: string, hint: string) => {
    isRight = false
    console.error(`${name} ${hint}`)
  }
  const settings = readLanguageModel(withSecretFiles(process.env, ['AI_API_KEY'], wrong), wrong)
  if (!settings || !isRight) {
    console.error('--model needs the settings of a language model (docs/settings.md)')
    process.exit(2)
  }
  const ask = openAiModel(settings)
  return async (work) => {
    try {
      return await work(ask, AbortSignal.timeout(mostMs))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      console.error(`No answer: ${error.message}`)
      return null
    }
  }
}
