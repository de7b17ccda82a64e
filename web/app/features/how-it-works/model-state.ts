import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const file = new URL('../../../../model/posterior.json', import.meta.url)
const id = '/virtual/model-state'

function modelState(): string {
  const { version, particles, effective_sample_size, distinct_draws, outcomes } = JSON.parse(readFileSync(file, 'utf8'))
  return `export default ${JSON.stringify({ version, particles, effective_sample_size, distinct_draws, outcomes })}\n`
}

/** The head of the fitted model, without its draws: a page that only tells of the model need not load it. */
export const modelStatePlugin = (): Plugin => ({
  name: 'model-state',
  resolveId: (source) => (source === 'virtual:model-state' ? id : undefined),
  load: (loaded) => (loaded === id ? modelState() : undefined),
})
