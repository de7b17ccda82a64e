import type { Estimate, Source } from '@settlesg/contract'
import { sources } from '@settlesg/model'
import type { Plugin } from 'vite'
import { exampleOutlook } from '../assessment/example/example-outlook.ts'
import { type HomeQuestion, homeQuestions } from './home-questions.ts'

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

function homeFacts(): HomeFacts {
  const { low, high, per } = exampleOutlook().estimate
  return {
    example: { low, high, per },
    questions: homeQuestions.map(({ name, sourceIds }) => ({ name, sources: sourceIds.map(sourceNamed) })),
  }
}

const id = '/virtual/home-facts'

/** `virtual:home-facts` is worked out when the site is built, so that the first screen carries nothing of the model. */
export const homeFactsPlugin = (): Plugin => ({
  name: 'home-facts',
  resolveId: (source) => (source === 'virtual:home-facts' ? id : undefined),
  load: (loaded) => (loaded === id ? `export default ${JSON.stringify(homeFacts())}\n` : undefined),
})
