import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was sent from our own page, or by a script that is no page at all. A browser says with every form where
 * it comes from; the pages have no session that another site could make use of, but it could pay in a visitor's name.
 */
export function isFromHere({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers
  return origin === undefined || origin === publicUrl || origin === `${protocol}://${host}`
}
