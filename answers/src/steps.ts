/** The steps of the form that everyone goes through, in order. */
export const mainSteps = ['route', 'you', 'work', 'education', 'family'] as const
/** `more` is not on the way: it opens from "check your answers". */
export const questionSteps = [...mainSteps, 'more'] as const
export type QuestionStep = (typeof questionSteps)[number]
