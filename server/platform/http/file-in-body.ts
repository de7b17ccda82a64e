import { errors } from '@settlesg/contract'
import type { FastifyRequest } from 'fastify'
import { HttpError, ValidationError } from './http-error.ts'

const mostFileBytes = 10 * 1024 * 1024
/** With room for what a multipart body puts around a file. */
export const mostBytesAroundFile = mostFileBytes + 4096

/**
 * The bytes of the one file in a multipart body, at most 10 MB. The body is held to little more while it arrives. Its name and the type that it claims are never looked at. Throws `ValidationError`, `bodyTooLarge`.
 */
export async function fileIn(request: FastifyRequest, field: string): Promise<Buffer> {
  const { body, headers } = request
  const type = headers['content-type']
  const missing = new ValidationError([{ type: 'missing', loc: ['body', field], msg: 'Field required' }])
  if (!Buffer.isBuffer(body) || type === undefined) throw missing
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new ValidationError([{ type: 'value_error', loc: ['body'], msg: 'Value error, not a multipart body' }])
  })
  const [entry, ...others] = [...form]
  for (const [name] of others)
    throw new ValidationError([
      { type: 'extra_forbidden', loc: ['body', name.slice(0, 100)], msg: 'Extra inputs are not permitted' },
    ])
  if (!entry || entry[0] !== field || typeof entry[1] === 'string') throw missing
  if (entry[1].size > mostFileBytes) throw new HttpError(errors.bodyTooLarge)
  return Buffer.from(await entry[1].arrayBuffer())
}
