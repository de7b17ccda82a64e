import lineIds from 'virtual:model-line-ids'

/** The whole model, for who wants to check. */
export const modelPage = '/how-it-works/model'

/** Where the page of the whole model speaks of something. */
export const howPath = (part: 'level' | 'group' | 'prior', id: string): string => `${modelPage}#${part}-${id}`

/** Where it tells how this factor is weighed; null for one that today's model does not know. */
export const priorPath = (factor: string): string | null =>
  lineIds.some((id) => id === factor) ? howPath('prior', factor) : null
