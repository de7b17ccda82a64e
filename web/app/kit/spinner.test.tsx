import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageLoading } from './spinner.tsx'

describe('a page that is not there yet', () => {
  it('a page that loads has a heading that says what loads, and takes no focus', () => {
    render(<PageLoading title="Your result" />)
    const heading = screen.getByRole('heading', { level: 1, name: 'Your result: loading' })
    // By this mark the shell passes it over (shell/shell.tsx).
    expect(heading.matches('h1:not([data-loading])')).toBe(false)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  })

  it('a page whose name is not known yet has no heading while it loads', () => {
    render(<PageLoading />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
