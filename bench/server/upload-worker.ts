/* Uploads the same body from several accounts at once, again and again, in a thread of its own: a call that is measured
 * beside it must wait for the server alone. Its data are an `UploadFlood`; its one message, once it is told to stop, are
 * the statuses that it was answered with. */
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { flood } from './load.ts'

export interface UploadFlood {
  origin: string
  tokens: string[]
  boundary: string
  body: Uint8Array
}

const { origin, tokens, boundary, body }: UploadFlood = workerData
const statuses: number[] = []
const end = flood(tokens.map((token) => async () => statuses.push(await upload(token))))
parentPort?.once('message', async () => {
  await end()
  parentPort?.postMessage(statuses)
})

/** Sends the body until it is answered, as it may be before its end; answers with the status. */
function upload(token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/v1/users/send-pr-report`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    })
    let status: number | undefined
    sent.once('response', (response) => {
      status = response.statusCode ?? 0
      sent.destroy()
      resolve(status)
    })
    sent.on('error', (error) => (status === undefined ? reject(error) : null))
    sent.end(body)
  })
}
