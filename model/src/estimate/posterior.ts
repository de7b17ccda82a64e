import file from '../posterior.json' with { type: 'json' }
import { worldsOf } from './posterior-file.ts'
import type { World } from './world.ts'

/** The fitted model that predictions are made with; made by `npm run model -- fit`, committed. */
export const posterior = file
export const worlds: readonly World[] = worldsOf(file)
