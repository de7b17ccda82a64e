import type { Language } from '@settlesg/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { missingPage } from './checkout-page.ts'

/** Sends a page of the sandbox. A form may lead only back here and, by the redirect that follows it, to `returnUrl`. */
export function sendPage(reply: FastifyReply, page: string, returnUrl: string | null = null): FastifyReply {
  const wayBack = returnUrl && URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : ''
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${wayBack}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

/** What a page has to know of the site that it is part of. */
export interface SiteOfPages {
  product: string
  /** The reader's own language, where no session says one. */
  languageOf: (request: FastifyRequest) => Language
}

export const sendUnknown = (request: FastifyRequest, reply: FastifyReply, { product, languageOf }: SiteOfPages) =>
  sendPage(reply.status(404), missingPage('unknown', languageOf(request), product))

/** For a form that another site sent. */
export const sendForeign = (request: FastifyRequest, reply: FastifyReply, { product, languageOf }: SiteOfPages) =>
  sendPage(reply.status(403), missingPage('foreign', languageOf(request), product))
