import { type Proposal, readDescription } from './read.ts'

/** How well descriptions are read: free-text/testing/descriptions.jsonl has texts with the answers people take from them. */

export interface Sample {
  id: string
  language: 'en' | 'zh'
  today: string
  /** 2: written without the rules in sight; 3: after public posts (`source`); 4: by another hand, kept aside and tried once; 5: after public posts and case studies (`source`), labelled before the rules had seen them. */
  round?: Round
  /** Never looked at while the rules are made. */
  kept_aside?: true
  text: string
  answers: Record<string, unknown>
}

export interface Score {
  /** Single answers with their values: proposed and right, proposed, and to be found. */
  right: number
  proposed: number
  expected: number
}

/** Of those kept aside, in each round. How much is found is printed and has no bound: what is not read is asked. */
export const leastPrecision = 0.97
export const rounds = [1, 2, 3, 4, 5] as const
export type Round = (typeof rounds)[number]

export const roundOf = ({ round = 1 }: Sample): Round => round

/** Single answers: of a list how many entries it has, and every answer of an entry; the order of ties says nothing. */
export function singleAnswers(answers: Readonly<Record<string, unknown>>): Set<string> {
  return new Set(
    Object.entries(answers).flatMap(([path, value]) => {
      if (!Array.isArray(value)) return [`${path} = ${JSON.stringify(value)}`]
      if (value.every((one) => typeof one === 'string')) return [`${path} = ${JSON.stringify(value.toSorted())}`]
      const cells = value.flatMap((row: unknown, index) =>
        Object.entries(Object(row)).map(([name, cell]) => `${path}.${index}.${name} = ${JSON.stringify(cell)}`),
      )
      return [`${path} = ${value.length} entries`, ...cells]
    }),
  )
}

export interface Comparison extends Score {
  wrong: string[]
  missing: string[]
}

/** What the rules propose against what is in the text. */
export function compare({ text, today, answers, round }: Sample): Comparison {
  // The rounds before were labelled when a year of birth was no answer.
  const isJudged = ({ path, value }: Pick<Proposal, 'path' | 'value'>) =>
    (round ?? 1) >= 3 || path !== 'you.birth_month' || !/-$/.test(String(value))
  const { proposals } = readDescription(text, today)
  const found = singleAnswers(Object.fromEntries(proposals.filter(isJudged).map(({ path, value }) => [path, value])))
  const expected = singleAnswers(answers)
  const right = found.intersection(expected).size
  return {
    right,
    proposed: found.size,
    expected: expected.size,
    wrong: [...found.difference(expected)],
    missing: [...expected.difference(found)],
  }
}

export const sum = (scores: readonly Score[]): Score => ({
  right: scores.reduce((total, { right }) => total + right, 0),
  proposed: scores.reduce((total, { proposed }) => total + proposed, 0),
  expected: scores.reduce((total, { expected }) => total + expected, 0),
})

export const precision = ({ right, proposed }: Score): number => (proposed === 0 ? 0 : right / proposed)
export const recall = ({ right, expected }: Score): number => (expected === 0 ? 0 : right / expected)
