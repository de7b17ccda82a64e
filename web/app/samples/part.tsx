import type { ReactNode } from 'react'
import { Section } from '../kit/section.tsx'

/** Parts of the kit under their names, on the page of the kit. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section title={name}>
      <div className="stack">{children}</div>
    </Section>
  )
}
