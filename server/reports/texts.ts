import type { Language } from '@settlesg/contract'
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

type Values = Record<string, string | number>

/** The texts of one language: those of the report by their bare key, others as `model:route.pts`. */
export interface Texts {
  language: Language
  /** Throws for a text that is not there: a report never shows a key. */
  say(key: string, values?: Values): string
  /** The same in the form for this number, which its text may name as `{{count}}`. */
  count(key: string, count: number, values?: Values): string
  /** "a, b and c", in the way of the language. */
  list(items: readonly string[]): string
  /** What separates two sentences. */
  space: string
  /** Between the parts of a line. */
  comma: string
  /** Between parts that may have commas of their own. */
  semicolon: string
  /** Between a name and what is said of it. */
  colon: string
}

export function textsIn(language: Language): Texts {
  const say = (key: string, values: Values = {}) => filled(textAt(files[language], key), values)
  const conjunction = new Intl.ListFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { type: 'conjunction' })
  return {
    language,
    say,
    count: (key, count, values) => say(`${key}_${count === 1 ? 'one' : 'other'}`, { ...values, count }),
    list: (items) => conjunction.format(items),
    ...(language === 'zh'
      ? { space: '', comma: '，', semicolon: '；', colon: '：' }
      : { space: ' ', comma: ', ', semicolon: '; ', colon: ': ' }),
  }
}

function textAt(file: Record<string, unknown>, key: string): string {
  const [namespace, path] = key.includes(':') ? key.split(':', 2) : ['report', key]
  let found: unknown = file[namespace ?? '']
  for (const part of (path ?? '').split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`)
  return found
}

/** Each `{{name}}` by its value. Throws for one without: a hole in a sentence is never printed. */
const filled = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {{${name}}}`)
    return String(value)
  })
