/** The questions that the home page answers about ICA, each with the sources of its answer (model/src/sources.ts). */
export const homeQuestions = [
  { name: 'weights', sourceIds: ['ica-who-may-apply', 'mha-factors-2021'] },
  { name: 'rate', sourceIds: ['grants-2012-24', 'decisions-2010'] },
  { name: 'agency', sourceIds: ['ica-who-may-apply'] },
  { name: 'years', sourceIds: ['ica-who-may-apply', 'mha-factors-2021'] },
  { name: 'service', sourceIds: ['ns-2012'] },
  { name: 'wait', sourceIds: ['ica-processing-times', 'processing-time-2026'] },
] as const

export type HomeQuestion = (typeof homeQuestions)[number]['name']
