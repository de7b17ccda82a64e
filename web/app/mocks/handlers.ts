import { endpoints, errors, type Site } from '@settlesg/contract'
import { accountHandlers } from './account-handlers.ts'
import { mock, mockForMember, refuse } from './mock.ts'
import { paymentHandlers } from './payment-handlers.ts'
import { productHandlers } from './product-handlers.ts'

export const site: Site = {
  name: 'SettleSG',
  contact_chat_url: 'https://chat.example.com/settlesg',
  contact_email: 'hello@settlesg.example',
  email_confirmation: true,
  consent_decline: true,
  consent_scroll_accept: false,
  consent_days: 150,
  prices: [
    { product: 'pack_1', units: 3, unit: 'credit', amount_cents: 900, currency: 'SGD' },
    { product: 'pack_2', units: 1, unit: 'supercredit', amount_cents: 2900, currency: 'SGD' },
  ],
  payments: 'test',
  seller: null,
  language_model: null,
}

/** The API without a server: accounts and assessments live as long as the tab. */
export const handlers = [
  mock(endpoints.site, () => site),
  mockForMember(endpoints.pointToPassages, () => refuse(errors.languageModelOff)),
  mockForMember(endpoints.proposeAnswers, () => refuse(errors.languageModelOff)),
  ...accountHandlers,
  ...productHandlers,
  ...paymentHandlers,
]
