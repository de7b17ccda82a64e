import { Component, type ReactNode, Suspense } from 'react'
import { reportStuckLoading } from './stuck-loading.ts'

/** A part of the page that loads later. When its script does not arrive, the page stays and a reload is offered. */
export function LazyPart({ children }: { children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  )
}

class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    reportStuckLoading()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
