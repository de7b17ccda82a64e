import { HttpResponse, http } from 'msw'
import { api, asMember, say } from './answers.ts'

/** There is no printer here: a report is an empty page, and none was ever issued. */
const blank =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>'

export const reportHandlers = [
  http.post(api('/users/generate-pr-report'), ({ request }) =>
    asMember(
      request,
      () =>
        new HttpResponse(blank, {
          headers: {
            'content-type': 'application/pdf',
            'x-report-number': '7K3M-9QRT-2XWD',
            'x-report-sha256': 'a'.repeat(64),
          },
        }),
    ),
  ),
  http.post(api('/users/send_pr1'), ({ request }) => asMember(request, () => say('The report is on its way'))),
  http.post(api('/users/send-pr-report'), ({ request }) => asMember(request, () => say('The report is on its way'))),
  http.get(api('/reports'), ({ request }) => asMember(request, () => HttpResponse.json({ data: [], count: 0 }))),
  http.get(api('/reports/verify/:sha256'), () =>
    HttpResponse.json({ issued: false, number: null, issued_on: null, is_example: false }),
  ),
]
