import type { Estimate, Source } from '@settlesg/contract'
import { sources } from '@settlesg/model'
import { type HomeQuestion, homeQuestions } from '../app/home/home-questions.ts'
import { exampleOutlook } from './example-outlook.ts'

/** What the home page has of the model: the range of the example, and its questions with the pages they rest on. */
export interface HomeFacts {
  example: Pick<Estimate, 'low' | 'high' | 'per'>
  questions: { name: HomeQuestion; sources: Pick<Source, 'id' | 'url' | 'publisher' | 'year'>[] }[]
}

function sourceNamed(wanted: string): Pick<Source, 'id' | 'url' | 'publisher' | 'year'> {
  const source = sources.find(({ id }) => id === wanted)
  if (!source) throw new Error(`The home page names the source ${wanted}, which does not exist`)
  const { id, url, publisher, year } = source
  return { id, url, publisher, year }
}

export function homeFacts(): HomeFacts {
  const { low, high, per } = exampleOutlook().estimate
  return {
    example: { low, high, per },
    questions: homeQuestions.map(({ name, sourceIds }) => ({ name, sources: sourceIds.map(sourceNamed) })),
  }
}
