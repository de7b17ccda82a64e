import { currency, endpoints, openApiDocument, priceOrder, productNames } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { sellerNow } from '../payments/service.ts'
import { apiPrefix, serve } from '../platform/http/serve.ts'
import { languageModelInUse, paymentMode } from '../platform/settings/settings.ts'
import { productName } from './product.ts'

const prices = productNames.map((product) => {
  const { units, unit, amountCents } = priceOrder(product, 1)
  return { product, units, unit, amount_cents: amountCents, currency }
})

/** How this server is set up, as pages need it; nothing here is secret. */
export function siteRoutes(app: FastifyInstance, { settings, clock }: Deps): void {
  serve(app, endpoints.site, {}, () => ({
    name: productName,
    contact_chat_url: settings.contactChatUrl,
    contact_email: settings.contactEmail,
    email_confirmation: settings.emailConfirmation,
    consent_decline: settings.consentDecline,
    consent_scroll_accept: settings.consentScrollAccept,
    consent_days: settings.consentDays,
    prices,
    payments: paymentMode(settings),
    language_model: languageModelInUse(settings.languageModel),
    seller: sellerNow(settings, clock.now()),
  }))
  // Made when it is first requested: the start need not wait for it.
  let document: ReturnType<typeof openApiDocument> | null = null
  app.get(`${apiPrefix}/openapi.json`, { exposeHeadRoute: false }, async () => {
    document ??= openApiDocument()
    return document
  })
}
