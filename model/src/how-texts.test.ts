import { factorGroups } from '@settlesg/contract'
import { describe, expect, it } from 'vitest'
import en from '../../locales/en/how.json' with { type: 'json' }
import enModel from '../../locales/en/model.json' with { type: 'json' }
import zh from '../../locales/zh/how.json' with { type: 'json' }
import zhModel from '../../locales/zh/model.json' with { type: 'json' }
import { factorIds, factorPriors, levels } from './priors.ts'
import { whatIfIds } from './what-ifs.ts'
