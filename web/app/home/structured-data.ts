import facts from 'virtual:home-facts'
import { addressIn, currency, languages, languageTags, priceOrder } from '@settlesg/contract'
import type { i18n } from 'i18next'
import { asLanguage } from '../base/i18n/languages.ts'
import { originInPage } from '../base/site.ts'

/** The questions and answers of the home page, and the product with its prices, in the words of schema.org. */
export function homeData(texts: i18n): readonly object[] {
  const language = asLanguage(texts.language)
  const t = texts.getFixedT(language, ['translation', 'home'])
  const questions = [...facts.questions.map(({ name }) => name), 'answers' as const]
  const { units, amountCents } = priceOrder('pack_1', 1)
  const toOffer = (name: string, cents: number) => ({
    '@type': 'Offer',
    name,
    price: (cents / 100).toFixed(2),
    priceCurrency: currency,
    url: originInPage + addressIn(language, '/terms-purchase'),
  })
  return [
    {
      '@type': 'WebApplication',
      name: t('site_name'),
      url: originInPage + addressIn(language, '/'),
      description: t('home.description'),
      applicationCategory: 'ReferenceApplication',
      operatingSystem: 'Any',
      inLanguage: languages.map((one) => languageTags[one]),
      offers: [
        toOffer(t('home:offer.first'), 0),
        toOffer(t('home:offer.more', { units }), amountCents),
        toOffer(t('home:offer.analysis'), priceOrder('pack_2', 1).amountCents),
      ],
    },
    {
      '@type': 'FAQPage',
      inLanguage: languageTags[language],
      mainEntity: questions.map((name) => ({
        '@type': 'Question',
        name: t(`home:questions.${name}`),
        acceptedAnswer: { '@type': 'Answer', text: t(`home:questions.${name}_answer`) },
      })),
    },
  ]
}
