import { HttpResponse, http } from 'msw'
import { site } from '../mocks/handlers.ts'
import { server } from './api-server.ts'

export const languageModel = { model: 'small-1', provider: 'Example AI', country: 'SG' }

/** A site with a language model that answers one of its calls so. Gives what is sent to it, in order. */
export function withLanguageModel(call: 'passages' | 'proposals', answer: () => Response | Promise<Response>) {
  const sent: unknown[] = []
  server.use(
    http.get('/api/v1/site', () => HttpResponse.json({ ...site, language_model: languageModel })),
    http.post(`/api/v1/language-model/${call}`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}
