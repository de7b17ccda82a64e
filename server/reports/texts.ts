import type { Language } from '@settlesg/contract'
import { readTexts, type Texts } from '@settlesg/wording'
import enAdvice from '../../locales/en/advice.json' with { type: 'json' }
import enAnalysis from '../../locales/en/analysis.json' with { type: 'json' }
import enForm from '../../locales/en/form.json' with { type: 'json' }
import enModel from '../../locales/en/model.json' with { type: 'json' }
import enReport from '../../locales/en/report.json' with { type: 'json' }
import enResult from '../../locales/en/result.json' with { type: 'json' }
import enTranslation from '../../locales/en/translation.json' with { type: 'json' }
import zhAdvice from '../../locales/zh/advice.json' with { type: 'json' }
import zhAnalysis from '../../locales/zh/analysis.json' with { type: 'json' }
import zhForm from '../../locales/zh/form.json' with { type: 'json' }
import zhModel from '../../locales/zh/model.json' with { type: 'json' }
import zhReport from '../../locales/zh/report.json' with { type: 'json' }
import zhResult from '../../locales/zh/result.json' with { type: 'json' }
import zhTranslation from '../../locales/zh/translation.json' with { type: 'json' }

const files: Record<Language, Record<string, unknown>> = {
  en: {
    report: enReport,
    advice: enAdvice,
    analysis: enAnalysis,
    model: enModel,
    form: enForm,
    result: enResult,
    translation: enTranslation,
  },
  zh: {
    report: zhReport,
    advice: zhAdvice,
    analysis: zhAnalysis,
    model: zhModel,
    form: zhForm,
    result: zhResult,
    translation: zhTranslation,
  },
}

/** The texts of a report: its own by their bare key, others as `model:route.pts`. */
export const reportTexts = (language: Language): Texts => readTexts(language, files[language], 'report')
