import { type Language, languages, products, refundDays, type Site } from '@settlesg/contract'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { site } from '../mocks/handlers.ts'
import { server } from '../testing/api-server.ts'
import { textsOf } from '../testing/locale-texts.ts'
import { renderSite } from '../testing/render-site.tsx'

const rows = Object.entries(products)
const price = (cents: number) => `S$${(cents / 100).toFixed(2)}`
const text = () => screen.getByRole('article').textContent

describe('the terms of purchase', () => {
  it.each(languages.flatMap((language) => rows.map(([name]) => [language, name] as const)))(
    'the terms in %s have a text for %s with units and price, and none for what is not sold',
    (language: Language, name) => {
      const texts = [...textsOf(language, 'legal')].filter(([key]) => key.startsWith('products.'))
      expect(texts.map(([key]) => key)).toEqual(rows.map(([product]) => `products.${product}`))
      const [, words = ''] = texts.find(([key]) => key === `products.${name}`) ?? []
      for (const figure of ['{{units}}', '{{price}}']) expect(words).toContain(figure)
    },
  )

  it.each(rows)('the terms name %s at the price of the catalogue', async (_, { units, unit, priceCents }) => {
    await renderSite('/terms-purchase')
    expect(text()).toContain(`${units} for ${price(priceCents)}`)
    expect(text()).toMatch(new RegExp(`One ${unit}`))
  })

  it('the terms refund in full what is unused, but not an opened analysis', async () => {
    await renderSite('/terms-purchase')
    expect(text()).toContain(`refunded in full within ${refundDays} days`)
    expect(text()).toMatch(/cannot be returned.*an analysis that was opened/)
  })

  const named = { name: 'Settle Singapore Pte. Ltd.', uen: '202612345A', address: '1 Raffles Place, Singapore 048616' }
  it.each<[Site['seller'], RegExp]>([
    [
      { ...named, gst: null },
      /The seller is Settle Singapore Pte\. Ltd\., UEN 202612345A, 1 Raffles Place, Singapore 048616\. It is not registered for GST/,
    ],
    [{ ...named, gst: { number: 'M90312345A', percent: 9 } }, /UEN 202612345A.* registered for GST under M90312345A/],
    [null, /No seller is named here/],
  ])('the terms name the seller of this server: %j', async (seller, words) => {
    server.use(http.get('/api/v1/site', () => HttpResponse.json({ ...site, seller })))
    await renderSite('/terms-purchase')
    await expect.poll(text).toMatch(words)
  })
})

describe('terms and privacy', () => {
  it('the terms of service name the terms of purchase and the button that deletes an account', async () => {
    await renderSite('/terms')
    expect(text()).toContain('You delete your account yourself, with a button on the account page')
    expect(text()).not.toContain('Write to us and we delete your account')
    expect(text()).toContain('Terms of purchase')
  })

  it('the privacy text names report files and their days, what stays for ever, and devices', async () => {
    await renderSite('/privacy')
    for (const words of [
      'Files of reports: 30 days',
      'Number, SHA-256 and date stay for ever',
      'which browser and system it is',
      'CookieConsent, your choice in the cookie banner, for 150 days',
    ])
      expect(text()).toContain(words)
  })
})
