import { passagesIn } from '@settlesg/faq/corpus'
import { readTexts } from '@settlesg/wording'
import enAdvice from '../../locales/en/advice.json' with { type: 'json' }
import enAsk from '../../locales/en/ask.json' with { type: 'json' }
import enForm from '../../locales/en/form.json' with { type: 'json' }
import enHome from '../../locales/en/home.json' with { type: 'json' }
import enHow from '../../locales/en/how.json' with { type: 'json' }
import enLegal from '../../locales/en/legal.json' with { type: 'json' }
import enModel from '../../locales/en/model.json' with { type: 'json' }
import zhAdvice from '../../locales/zh/advice.json' with { type: 'json' }
import zhAsk from '../../locales/zh/ask.json' with { type: 'json' }
import zhForm from '../../locales/zh/form.json' with { type: 'json' }
import zhHome from '../../locales/zh/home.json' with { type: 'json' }
import zhHow from '../../locales/zh/how.json' with { type: 'json' }
import zhLegal from '../../locales/zh/legal.json' with { type: 'json' }
import zhModel from '../../locales/zh/model.json' with { type: 'json' }

/** What a language model is to point at: half a megabyte that only a server with one loads, at the first call. */
export const texts = {
  en: readTexts('en', {
    ...{ advice: enAdvice, ask: enAsk, form: enForm, home: enHome, how: enHow, legal: enLegal, model: enModel },
  }),
  zh: readTexts('zh', {
    ...{ advice: zhAdvice, ask: zhAsk, form: zhForm, home: zhHome, how: zhHow, legal: zhLegal, model: zhModel },
  }),
}
export const passages = { en: passagesIn(texts.en), zh: passagesIn(texts.zh) }
