import type { Source } from './outlook.ts'

/** What applicants wrote themselves: no authority's figure stands behind it, though others copied it. */
const ofApplicants: readonly string[] = ['reported-outcomes']

/** The key under `model:trust` of what a source is. By its id, so that results stored before say it too. */
export const trustWord = ({ id, trust }: Pick<Source, 'id' | 'trust'>): Source['trust'] | 'applicants' =>
  ofApplicants.includes(id) ? 'applicants' : trust
