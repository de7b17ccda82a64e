import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { exampleProfile } from '../../../facts/example-profile.ts'
import { encodeReference, resultPath } from '../../assessments/reference.ts'
import { server } from '../../testing/api-server.ts'
import { estimate, id, stored } from '../../testing/open-result.ts'
import { beSignedIn, renderSite } from '../../testing/render-site.tsx'

describe('the address of a result', () => {
  it.each(['junk', 'C48cHjxZS3-dCm8_DG4qER', '%E0%A4%A', 'A'.repeat(3000)])(
    'an invalid address of a result gets a clear page: %s',
    async (reference) => {
      beSignedIn()
      await renderSite(`/tool/result/${reference}`)
      screen.getByRole('heading', { level: 1, name: 'This address leads to no result' })
    },
  )

  it('the address of a result of another account, or of a deleted assessment, gets a clear page', async () => {
    beSignedIn()
    await renderSite(resultPath(id))
    await screen.findByRole('heading', { level: 1, name: 'This result is not in your account' })
  })

  it('a result that could not be loaded can be tried again', async () => {
    let isUp = false
    server.use(
      http.get('/api/v1/assessments/:id', () =>
        isUp ? HttpResponse.json(stored(estimate, exampleProfile)) : HttpResponse.error(),
      ),
    )
    beSignedIn()
    await renderSite(resultPath(id))
    const again = await screen.findByRole('button', { name: 'Try again' })
    screen.getByText('We could not reach the server. Please check your connection.')
    isUp = true
    fireEvent.click(again)
    await screen.findByRole('heading', { level: 1, name: 'Your result' })
  })

  it('the address of a result names the assessment and holds none of its answers', () => {
    expect(resultPath(id)).toBe(`/tool/result/${encodeReference(id)}`)
  })
})
