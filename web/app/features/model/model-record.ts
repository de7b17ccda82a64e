import { modelRecord } from '@settlesg/model/record'
import type { Plugin } from 'vite'

const id = '/virtual/model-record'

/**
 * Makes the record at build time. Importing the model's own modules would load all the data that they calculate with,
 * which a page that only describes the model does not need.
 */
export const modelRecordPlugin = (): Plugin => ({
  name: 'model-record',
  resolveId: (source) => (source === 'virtual:model-record' ? id : undefined),
  load: (loaded) => (loaded === id ? `export default ${JSON.stringify(modelRecord())}\n` : undefined),
})
