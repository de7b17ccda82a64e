type Advice = typeof import('../../locales/en/advice.json')
type Model = typeof import('../../locales/en/model.json')

/** The ids of a group of texts of the advice: what is said without having a text does not compile. */
export type AdviceKey<Group extends keyof Advice> = Extract<keyof Advice[Group], string>
/** The same of the texts of the model. */
export type ModelKey<Group extends keyof Model> = Extract<keyof Model[Group], string>
