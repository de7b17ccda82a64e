import { type ReactNode, useId } from 'react'

/** One of the two answers: its question, what kind of answer it is, and the answer. Texts come translated. */
export function Verdict({ title, kind, children }: { title: string; kind: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-3 muted small">
        <h2 id={id} className="muted small leading-tight">
          {title}
        </h2>
        <span>{kind}</span>
      </div>
      {children}
    </section>
  )
}
