import { addAbortSignal, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { type FileStore, requireKey, StoreAwayError } from './file-store.ts'
import type { FilesSettings } from './settings.ts'

/** A call with its second try takes at most this long: a request waits for it, and a mail has 90 seconds. */
const patienceMs = 8_000

/**
 * A bucket of a store that speaks S3. Stores other than Amazon's know neither a bucket in the host's name nor the newer
 * checksums; that bytes arrive as they left is held by TLS and by our own encryption.
 */
export function s3Store(settings: Extract<FilesSettings, { kind: 's3' }>): FileStore {
  const { bucket: Bucket, prefix, region, endpoint, ...credentials } = settings
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: patienceMs, throwOnRequestTimeout: true },
  })
  const place = (key: string) => ({ Bucket, Key: [prefix, requireKey(key)].filter(Boolean).join('/') })
  const called = async <T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> => {
    try {
      return await work(AbortSignal.timeout(patienceMs))
    } catch (cause) {
      throw new StoreAwayError(faultOf(cause), cause)
    }
  }
  return {
    async put(key, bytes) {
      const object = { ...place(key), Body: bytes, ContentType: 'application/octet-stream' }
      await called((abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }))
    },
    async get(key) {
      const object = place(key)
      return called(async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(object), { abortSignal })
          if (!(Body instanceof Readable)) throw new Error('An object has a body')
          return await buffer(addAbortSignal(abortSignal, Body))
        } catch (error) {
          // Not just any 404: without its bucket a store has lost nothing.
          if (error instanceof Error && error.name === 'NoSuchKey') return null
          throw error
        }
      })
    },
    async delete(key) {
      const object = place(key)
      await called((abortSignal) => client.send(new DeleteObjectCommand(object), { abortSignal }))
    },
    close: () => client.destroy(),
  }
}

/** The name of the store's refusal, or the system's code. Messages may quote addresses. */
function faultOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'FAILED'
  const code: unknown = Reflect.get(cause, 'code')
  return typeof code === 'string' ? code : cause.name
}
