import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'
import { LastChecked } from './last-checked.tsx'

const line = /^Last checked on 26 Nov 2026; it may have changed since\./

describe('what was last looked at too long ago', () => {
  it('a page says so of an overdue fact, and nothing of one that is not', () => {
    vi.setSystemTime('2027-03-01T04:00:00Z')
    const { container } = render(<LastChecked ids={['rule:pts']} />)
    expect(container.textContent).toMatch(line)
    expect(render(<LastChecked ids={['rule:fee']} />).container.textContent).toBe('')
  })

  it('a page as it is built never says so: it does not know the day it is read on', () => {
    vi.setSystemTime('2027-03-01T04:00:00Z')
    expect(renderToString(<LastChecked ids={['rule:pts']} />)).toBe('')
  })

  it('the page of facts has the line below what is overdue, and no other', async () => {
    vi.setSystemTime('2027-03-01T04:00:00Z')
    await renderSite('/facts')
    const late = screen.getAllByText(line).map((found) => found.closest('li')?.id)
    expect(late).toEqual(['rule-pts'])
  })

  it.each(['2026-12-31', '2027-01-01'])('the page of facts is right about the pay floors on %s', async (day) => {
    vi.setSystemTime(`${day}T04:00:00Z`)
    await renderSite('/facts')
    const text = document.getElementById('rule-ep-least-pay')?.textContent
    expect(text).toContain('From January 2025 to December 2026 it is S$5,600')
    expect(text).toContain('from January 2027 S$6,000')
    expect(screen.queryByText(line)).toBeNull()
  })
})
