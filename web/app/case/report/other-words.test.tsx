import type { RewordedCase } from '@settlesg/contract'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { api } from '../../base/api.ts'
import { resultPath } from '../../base/assessments/reference.ts'
import { site } from '../../mocks/handlers.ts'
import { server } from '../../testing/api-server.ts'
import { press } from '../../testing/fill-in.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'

const model = { model: 'small-1', provider: 'Example AI', country: 'SG' }
const reworded: RewordedCase = {
  answered: true,
  paragraphs: [
    {
      part: 'standing',
      sentences: [
        { text: 'You may apply, by rule.', claims: ['rule:may_apply'], written_by: 'language_model' },
        { text: 'Of 100, roughly 25 to 50 succeed.', claims: ['estimate:range'], written_by: 'rules' },
      ],
    },
  ],
}

/** Opens a case on a site with this language model; answers with the bodies that were sent to it. */
async function openCase(language_model: typeof model | null, answer: () => Response = () => Response.json(reworded)) {
  const sent: unknown[] = []
  server.use(
    http.get('/api/v1/site', () => Response.json({ ...site, language_model })),
    http.post('/api/v1/language-model/reword', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  beSignedIn()
  const { assessment_id } = await api.consumeCredits({ body: { profile: exampleProfile } })
  await renderSite(resultPath(assessment_id))
  return sent
}
const open = async () => {
  await screen.findByRole('button', { name: 'Say it in other words' })
  press('Say it in other words')
  return within(await screen.findByRole('dialog', { name: 'Send this to Example AI?' }))
}

describe('the case in other words', () => {
  it('other words are not offered where no language model is in use', async () => {
    await openCase(null)
    await screen.findByRole('button', { name: /Print/ })
    expect(screen.queryByText('Your case in other words')).toBeNull()
  })

  it('nothing is sent before the reader has seen what goes to whom, and pressed', async () => {
    const sent = await openCase(model)
    const dialog = await open()
    dialog.getByText(/^Sent to small-1 of Example AI \(Singapore\)/)
    dialog.getByText(/^Not sent: your name, your e-mail address/)
    press('Do not send')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  it('other words are shown with who wrote them, and how many sentences are by rules', async () => {
    const sent = await openCase(model)
    await open()
    press('I agree, send it')
    await screen.findByText('You may apply, by rule. Of 100, roughly 25 to 50 succeed.')
    screen.getByText(/^Written by small-1 of Example AI, and checked .* 1 of 2 sentences stand as the rules wrote them/)
    expect(sent).toMatchObject([{ language: 'en', agreed_to: 'case-1' }])
  })

  it('the page says that it is by rules where the model gave no answer that holds', async () => {
    await openCase(model, () => Response.json({ ...reworded, answered: false }))
    await open()
    press('I agree, send it')
    await screen.findByText(/^Written by rules: the language model gave no answer/)
  })

  it('the page says when the calls of the day are used up', async () => {
    const detail = { detail: 'Too many', code: 'too_many_rewordings' }
    await openCase(model, () => Response.json(detail, { status: 429, headers: { 'retry-after': '7200' } }))
    const dialog = await open()
    press('I agree, send it')
    await dialog.findByText('It could not be said in other words.')
    dialog.getByText(/2 hours/)
  })
})
