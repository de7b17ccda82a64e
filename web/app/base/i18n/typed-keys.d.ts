import 'i18next'

/** Every key of the English files that the site shows, so that a key that does not exist does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof import('../../../../locales/en/translation.json')
      account: typeof import('../../../../locales/en/account.json')
      advice: typeof import('../../../../locales/en/advice.json')
      ai: typeof import('../../../../locales/en/ai.json')
      analysis: typeof import('../../../../locales/en/analysis.json')
      ask: typeof import('../../../../locales/en/ask.json')
      'case-words': typeof import('../../../../locales/en/case-words.json')
      form: typeof import('../../../../locales/en/form.json')
      home: typeof import('../../../../locales/en/home.json')
      how: typeof import('../../../../locales/en/how.json')
      issued: typeof import('../../../../locales/en/issued.json')
      'language-model': typeof import('../../../../locales/en/language-model.json')
      legal: typeof import('../../../../locales/en/legal.json')
      model: typeof import('../../../../locales/en/model.json')
      offer: typeof import('../../../../locales/en/offer.json')
      payments: typeof import('../../../../locales/en/payments.json')
      question: typeof import('../../../../locales/en/question.json')
      quick: typeof import('../../../../locales/en/quick.json')
      result: typeof import('../../../../locales/en/result.json')
      story: typeof import('../../../../locales/en/story.json')
    }
  }
}
