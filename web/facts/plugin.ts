import { languages } from '@settlesg/contract'
import { passagesIn } from '@settlesg/faq/corpus'
import { checks } from '@settlesg/model'
import { afterRefusals } from '@settlesg/model/refusals'
import type { Plugin } from 'vite'
import { exampleAnalyses, exampleOutlook } from './example.ts'
import { formulaFacts } from './formula.ts'
import { homeFacts, levelFacts, modelLineIds, recordOfPages } from './pages.ts'
import { storyFacts } from './story.ts'
import { textsIn } from './texts.ts'

const facts: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(
    languages.map((language) => [`virtual:ask-passages-${language}`, () => passagesIn(textsIn(language))]),
  ),
  'virtual:after-refusals': afterRefusals,
  'virtual:dated-checks': checks,
  'virtual:example-analyses': exampleAnalyses,
  'virtual:example-outlook': exampleOutlook,
  'virtual:formula-facts': formulaFacts,
  'virtual:home-facts': homeFacts,
  'virtual:model-line-ids': modelLineIds,
  'virtual:model-record': recordOfPages,
  'virtual:story-facts': storyFacts,
  'virtual:quick-facts': levelFacts,
}

/**
 * What pages show of the model, worked out when the site is built: it cannot drift from the model, and no page loads
 * the data that the model calculates with. Their types stand in app/virtual.d.ts.
 */
export const builtFacts = (): Plugin => ({
  name: 'built-facts',
  resolveId: (source) => (Object.hasOwn(facts, source) ? `\0${source}` : undefined),
  load: (id) => {
    const make = facts[id.replace(/^\0/, '')]
    return make && `export default ${JSON.stringify(make())}\n`
  },
})
