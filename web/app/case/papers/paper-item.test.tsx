import { advise, schedule, tickedPapers } from '@settlesg/model'
import { exampleProfile } from '@settlesg/model/testing'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PaperItem } from './paper-item.tsx'

it('each paper that is not in hand says where one gets it', () => {
  const { plan: steps, documents, consistency: notes } = advise(exampleProfile, 'pts')
  const base = { profile: exampleProfile, route: 'pts', today: '2026-11-22' } as const
  const days = schedule({ ...base, papers: documents, notes, steps })
  for (const one of tickedPapers(exampleProfile, 'pts', {})) {
    const paper = { ...one, state: 'unknown' } as const
    const page = render(<PaperItem paper={paper} family={exampleProfile.family} days={days} onTick={() => {}} />)
    const answer = page.container.querySelector('[data-where]')?.textContent
    expect(answer, paper.id).toMatch(/^[A-Z].{15,}\.$/)
    page.unmount()
  }
})
