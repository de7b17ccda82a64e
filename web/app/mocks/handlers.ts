import type { Site } from '@settlesg/contract'
import { HttpResponse, http } from 'msw'
import { accountHandlers } from './account-handlers.ts'
import { analysisHandlers } from './analysis-handlers.ts'
import { api } from './answers.ts'
import { assessmentHandlers } from './assessment-handlers.ts'
import { paymentHandlers } from './payment-handlers.ts'
import { reportHandlers } from './report-handlers.ts'

export const site: Site = {
  name: 'SettleSG',
  contact_chat_url: 'https://chat.example.com/settlesg',
  contact_email: 'hello@settlesg.example',
  email_confirmation: true,
  consent_decline: true,
  consent_scroll_accept: false,
  payments: 'test',
  seller: null,
}

/** The API without a server: accounts and assessments live until the page is reloaded. */
export const handlers = [
  http.get(api('/site'), () => HttpResponse.json(site)),
  ...accountHandlers,
  ...assessmentHandlers,
  ...analysisHandlers,
  ...paymentHandlers,
  ...reportHandlers,
]
