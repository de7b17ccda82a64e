import lineIds from 'virtual:model-line-ids'

/** Where the page "How the estimate is made" speaks of something. */
export const howPath = (part: 'level' | 'group' | 'prior', id: string): string => `/how-it-works#${part}-${id}`

/** Where it tells how this factor is weighed; null for one that today's model does not know. */
export const priorPath = (factor: string): string | null =>
  lineIds.some((id) => id === factor) ? howPath('prior', factor) : null
