import { useState } from 'react'
import type { LazyScript } from './lazy-script.ts'

/**
 * For a control that opens something loaded later. It is busy (`isOpening`) from the press on, and opens once the
 * script is here: at once, if it is here already. When it does not come, a reload is offered, and pressing again tries
 * again.
 */
export function useOpening({ here, load }: Pick<LazyScript<unknown>, 'here' | 'load'>) {
  const [isOpening, setIsOpening] = useState(false)

  function openOnceHere(open: () => void) {
    if (here()) return open()
    if (isOpening) return
    setIsOpening(true)
    void load()
      .then(open, () => {
        // The script has offered a reload already.
      })
      .finally(() => setIsOpening(false))
  }

  return { isOpening, openOnceHere }
}
