import type { ReactNode } from 'react'

/** Says that it worked; there before it has something to say, so that it is read out. */
export const Done = ({ children }: { children: ReactNode }) => (
  <p role="status" className="done">
    {children}
  </p>
)
