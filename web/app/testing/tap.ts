import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { standStill } from './clock.ts'

/** As a finger does, and a mouse: a key gives no pointer. */
export function tap(control: HTMLElement) {
  fireEvent.pointerDown(control)
  fireEvent.click(control)
}

/** Does something and lets a minute pass at once: what it leads to after a moment has come by then, or never comes. */
export function andLetAMinutePass(does: () => void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    does()
    act(() => vi.advanceTimersByTime(60_000))
  } finally {
    vi.useRealTimers()
    standStill()
  }
}
