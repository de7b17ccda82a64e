import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { setImmediate as everybodyElse } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { errors, type ValidationProblem } from '@settlesg/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, ValidationError } from './http-error.ts'

const mostFileBytes = 10 * 1024 * 1024
const mostHeaderBytes = 1024
/** Two delimiters of at most 78 bytes each, and what some programs write around them. */
const mostBytesAroundFile = 4096
/** Read in one go: thousands of tiny parts in one piece, or a fast sender's megabytes, would block all other calls. */
const pieceBytes = 8 * 1024

/** Never looks at the file's name or type. While it streams, throws `ValidationError` for wrong parts, and `bodyTooLarge`. */
export function readFileInBody(scope: FastifyInstance, field: string): void {
  scope.addContentTypeParser('multipart/form-data', ({ headers }: FastifyRequest, payload: IncomingMessage) =>
    fileIn(payload, headers, field),
  )
}

async function fileIn(body: Readable, headers: IncomingHttpHeaders, field: string): Promise<Buffer> {
  const mostBytes = mostFileBytes + mostBytesAroundFile
  if (Number(headers['content-length']) > mostBytes) throw new HttpError(errors.bodyTooLarge)
  const upload = openUpload(headers, field)
  let size = 0
  // Destroyed, it would take the connection with it before the answer is sent.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > mostBytes) throw new HttpError(errors.bodyTooLarge)
    await upload.write(chunk)
  }
  return upload.end()
}

function openUpload(headers: IncomingHttpHeaders, field: string) {
  const parser = makeParser(headers)
  const content = growingBuffer()
  const refused = Promise.withResolvers<never>()
  refused.promise.catch(() => {})
  const refuse = (...problems: ValidationProblem[]) => refused.reject(new ValidationError(problems))
  let hasBegun = false
  let headBytes = 0

  parser.on('file', (name: string | undefined, file, fileName) => {
    hasBegun = true
    if (name !== field) refuse(...otherField(name), missing(field))
    else if (fileName === undefined) refuse(wrong(field, 'send a file here, with a file name, and not text'))
    file.on('data', (piece: Buffer) => content.add(piece))
    file.on('limit', () => refused.reject(new HttpError(errors.bodyTooLarge)))
    // The parser reports it, too.
    file.on('error', () => {})
  })
  parser.on('partsLimit', () => refuse(wrong(field, 'send this one part and no other')))
  parser.on('error', () => refuse(wrong(null, 'the multipart body breaks off: send all of it')))

  const write = (piece: Buffer) =>
    Promise.race([new Promise<void>((resolve) => parser.write(piece, () => resolve())), refused.promise])

  return {
    async write(chunk: Buffer): Promise<void> {
      let start = 0
      while (start < chunk.length) {
        const most = hasBegun ? pieceBytes : mostHeadBytes - headBytes
        const piece = chunk.subarray(start, start + most)
        start += piece.length
        headBytes += hasBegun ? 0 : piece.length
        await write(piece)
        await everybodyElse()
        if (!hasBegun && headBytes >= mostHeadBytes)
          refuse(wrong(field, 'its headers are longer than 1 KB: give the file a shorter name'))
      }
    },
    async end(): Promise<Buffer> {
      await Promise.race([new Promise<void>((resolve) => parser.once('finish', resolve).end()), refused.promise])
      if (!hasBegun) throw new ValidationError([missing(field)])
      return content.bytes()
    },
  }
}

const firstCapacity = 64 * 1024

/** Copied as they come: a file full of false delimiters makes millions of pieces, and joining them late would block. */
function growingBuffer() {
  let buffer = Buffer.allocUnsafe(firstCapacity)
  let size = 0
  return {
    add(piece: Buffer): void {
      const wanted = size + piece.length
      if (wanted > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.max(wanted, 2 * buffer.length))
        buffer.copy(larger, 0, 0, size)
        buffer = larger
      }
      piece.copy(buffer, size)
      size = wanted
    },
    bytes: () => buffer.subarray(0, size),
  }
}

/** RFC 2046 allows a delimiter of 70 characters. */
const mostHeadBytes = 78 + mostHeaderBytes

function makeParser(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // Text as well, so that it is refused when its part begins and not when it ends.
      isPartAFile: () => true,
      // The parser cuts more headers off without refusing: so what comes before the file is counted here.
      limits: { parts: 1, fileSize: mostFileBytes, headerPairs: 16, headerSize: 2 * mostHeaderBytes },
    })
  } catch {
    throw new ValidationError([wrong(null, 'name the boundary of the multipart body in Content-Type')])
  }
}

export const missing = (field: string): ValidationProblem => ({
  type: 'missing',
  loc: ['body', field],
  msg: 'Field required',
})
const otherField = (name: string | undefined): ValidationProblem[] =>
  name === undefined
    ? []
    : [{ type: 'extra_forbidden', loc: ['body', name.slice(0, 100)], msg: 'Extra inputs are not permitted' }]
const wrong = (field: string | null, how: string): ValidationProblem => ({
  type: 'value_error',
  loc: field === null ? ['body'] : ['body', field],
  msg: `Value error, ${how}`,
})
