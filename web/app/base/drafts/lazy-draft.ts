import { lazyScript } from '../loading/lazy-script.ts'

/** The drafts of the form, for pages that touch one only when somebody asks for it: they read answers, which takes a lot. */
export const drafts = lazyScript(() => import('./draft.ts'))
