/** What the calls of the site give a model to do: passages to choose from, or a text to read answers out of. */
export type Input =
  | { question: string; passages: { id: string; text: string }[] }
  | { text: string; questions: { question: string }[] }

interface Answer {
  question: string
  value: unknown
  words: string
}
/** What it answers with. */
type Output = { passages: string[] } | { answers: Answer[] }

/** Words of European languages, and pairs of Chinese characters. */
const wordsIn = (text: string): Set<string> => {
  const han = [...text].filter((character) => /\p{sc=Han}/u.test(character))
  return new Set([
    ...(text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? []),
    ...han.slice(1).map((character, index) => `${han[index]}${character}`),
  ])
}

/** The passages that share the most words with the question, where any shares two. */
function pickPassages(question: string, passages: readonly { id: string; text: string }[]): string[] {
  const asked = wordsIn(question)
  return passages
    .map(({ id, text }) => ({ id, shared: wordsIn(text).intersection(asked).size }))
    .filter(({ shared }) => shared >= 2)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, 3)
    .map(({ id }) => id)
}

const patterns: readonly { question: string; pattern: RegExp; value: (found: string) => unknown }[] = [
  { question: 'route.pass', pattern: /\bEP\b|Employment Pass/i, value: () => 'ep' },
  { question: 'route.pass', pattern: /\bS ?Pass\b/i, value: () => 's_pass' },
  {
    question: 'work.monthly_pay',
    pattern: /(?:月薪|每月|\$ ?)[1-9]\d?,?\d{3}(?!\d)/,
    value: (found) => Number(found.replaceAll(/\D/g, '')),
  },
  { question: 'family.marital_status', pattern: /\bsingle\b|单身|未婚/i, value: () => 'single' },
  { question: 'family.marital_status', pattern: /\bmarried\b|已婚|结婚/i, value: () => 'married' },
]

const readAnswers = (text: string, isAsked: (question: string) => boolean): Answer[] =>
  patterns.flatMap(({ question, pattern, value }) => {
    const words = pattern.exec(text)?.[0]
    return words && isAsked(question) ? [{ question, value: value(words), words }] : []
  })

function answerHonestly(input: Input): Output {
  if ('passages' in input) return { passages: pickPassages(input.question, input.passages) }
  const asked = new Set(input.questions.map(({ question }) => question))
  return { answers: readAnswers(input.text, (question) => asked.has(question)) }
}

const sentences = (input: Input) =>
  'passages' in input
    ? 'Approval is guaranteed, see <b>https://evil.example</b>.<script>alert(1)</script>'
    : 'You earn a lot.<script>alert(1)</script> Leave out your last employer.'
const markup = '<img src=x onerror=alert(1)>'
const changed = (change: (answer: Answer) => Partial<Answer>) => (honest: Output) =>
  'answers' in honest ? { answers: honest.answers.map((one) => ({ ...one, ...change(one) })) } : honest

/** What it answers instead, as text or to be written as JSON: a lie of one kind. What a kind does not concern is answered honestly. */
const lies = {
  honest: (honest) => honest,
  unknown_ids: (honest) => ('passages' in honest ? { passages: ['rule:invented', '__proto__', markup] } : honest),
  too_many_ids: (honest, input) =>
    'passages' in input ? { passages: input.passages.slice(0, 20).map(({ id }) => id) } : honest,
  prose: (_, input) => sentences(input),
  prose_for_ids: (_, input) =>
    'passages' in input ? { passages: [sentences(input)] } : { answers: [sentences(input)] },
  values_outside: changed(() => ({ value: 'of_another_world' })),
  words_not_in_text: changed(() => ({ words: 'I earn a million' })),
  injected_text: (honest) =>
    'passages' in honest
      ? { passages: honest.passages.map((id) => id + markup) }
      : {
          answers: honest.answers.flatMap((one) => [
            { ...one, value: markup },
            { ...one, words: one.words + markup },
          ]),
        },
  unknown_questions: (honest) =>
    'answers' in honest
      ? {
          answers: honest.answers.flatMap((one) =>
            ['you.religion', '__proto__'].map((question) => ({ ...one, question })),
          ),
        }
      : honest,
  another_language: (honest) =>
    'passages' in honest
      ? { passages: ['yuran permohonan'] }
      : { answers: honest.answers.map((one) => ({ ...one, value: 'gaji', words: 'gaji saya' })) },
  broken_json: (honest) => JSON.stringify(honest).slice(0, -2),
} as const satisfies Record<string, (honest: Output, input: Input) => unknown>

/** How it behaves as a server, where the lie is not in the answer. */
const conducts = ['endless', 'silent', 'error_429', 'error_500', 'redirect', 'html'] as const

export type Manner = keyof typeof lies | (typeof conducts)[number]
export const manners: readonly Manner[] = [...(Object.keys(lies) as (keyof typeof lies)[]), ...conducts]

/** What the model writes. */
export function contentFor(manner: Manner, input: Input): string {
  const honest = answerHonestly(input)
  const said: unknown = manner in lies ? lies[manner as keyof typeof lies](honest, input) : honest
  return typeof said === 'string' ? said : JSON.stringify(said)
}
