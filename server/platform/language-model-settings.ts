import { anyText, type Setting, wholeNumber } from './setting-values.ts'

/** The settings of a language model; `readLanguageModel` reads and checks the first five. */
export const languageModelSettings = {
  AI_BASE_URL: {
    example: 'https://ai.example/v1',
    parse: anyText,
    meaning:
      'a provider that speaks OpenAI’s chat completions (docs/operations.md); https unless it is this machine; off without it',
  },
  AI_API_KEY: {
    isSecret: true,
    example: 'sk-…',
    parse: anyText,
    meaning: 'its key; the five are given together, or none',
  },
  AI_MODEL: { example: 'small-1', parse: anyText, meaning: 'its name for the model' },
  AI_PROVIDER_NAME: {
    example: 'Example AI',
    parse: anyText,
    meaning: 'who provides it, as people read before they agree',
  },
  AI_PROVIDER_COUNTRY: { example: 'SG', parse: anyText, meaning: 'where it works: two letters of ISO 3166' },
  AI_TIMEOUT_SECONDS: {
    default: '20',
    parse: wholeNumber(1, 45),
    meaning: 'how long it may take to answer, at most 45; what the rules found stands then',
  },
  AI_CALLS_A_DAY: {
    default: '20',
    parse: wholeNumber(1, 1000),
    meaning: 'how often it is asked for one person within a day',
  },
  AI_CALLS_A_DAY_IN_ALL: {
    default: '1000',
    parse: wholeNumber(1, 1_000_000),
    meaning: 'how often it is asked for everybody together within a day',
  },
} as const satisfies Record<string, Setting>
