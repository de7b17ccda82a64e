import { modelRecord } from '@settlesg/model/record'
import type { Plugin } from 'vite'

const wholeId = '/virtual/model-record'
const lineIdsId = '/virtual/model-line-ids'

/**
 * Makes the record at build time. Importing the model's own modules would load all the data that they calculate with,
 * which a page that only describes the model does not need. The names of the lines stand apart, because pages that only
 * link to a line need nothing else.
 */
export const modelRecordPlugin = (): Plugin => ({
  name: 'model-record',
  resolveId: (source) =>
    source === 'virtual:model-record' ? wholeId : source === 'virtual:model-line-ids' ? lineIdsId : undefined,
  load(loaded) {
    if (loaded === wholeId) return `export default ${JSON.stringify(recordOfPages())}\n`
    if (loaded === lineIdsId) return `export default ${JSON.stringify(modelRecord().lines.map(({ id }) => id))}\n`
    return undefined
  },
})

/**
 * What pages show of the record: its reasons and the names of its figures they say in texts of their own, in both languages.
 *
 * @public Only `virtual.d.ts` names it, which the search for dead exports does not read.
 */
export type RecordOfPages = ReturnType<typeof recordOfPages>
function recordOfPages() {
  const record = modelRecord()
  const figures = record.figures.map(({ what: _, use: __, shown: ___, tolerance: ____, ...shown }) => shown)
  return { ...record, figures, levels: record.levels.map(withoutWhy), lines: record.lines.map(withoutWhy) }
}

function withoutWhy<Explained extends { why: string }>({ why: _, ...rest }: Explained): Omit<Explained, 'why'> {
  return rest
}
