import type { Answers } from '@settlesg/form-logic'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { OwnWordsPanel, type OwnWordsPanelProps } from './own-words-panel.tsx'

interface OwnWordsProps extends Omit<OwnWordsPanelProps, 'onClose'> {
  /** What opens the field. */
  label: string
  /** The question that waits out of sight meanwhile. */
  children?: ReactNode
}

/** The way to answer in one's own words, below the question that it may stand in for. */
export function OwnWords({ label, children, onTake, ...panel }: OwnWordsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  function take(given: Answers, taken: number) {
    setIsOpen(false)
    onTake(given, taken)
  }
  function close() {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }
  return (
    <>
      {children && <div hidden={isOpen}>{children}</div>}
      <div ref={opener} className="mt-4">
        {isOpen ? (
          <OwnWordsPanel {...panel} onTake={take} onClose={close} />
        ) : (
          <Button look="link" onClick={() => setIsOpen(true)}>
            {label}
          </Button>
        )}
      </div>
    </>
  )
}
