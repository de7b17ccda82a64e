import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { LazyScript } from '../base/loading/lazy-script.ts'
import { reportStuckLoading } from '../base/loading/stuck-loading.ts'

interface LazyPartProps<Props extends object> {
  script: LazyScript<{ default: ComponentType<Props> }>
  props: Props
  /** Stands in its place until it has come. */
  whileWaiting?: ReactNode
}

/**
 * The component that a script exports, as a part of the page, loaded when it is shown for the first time. When its
 * script does not arrive, the rest of the page stays.
 */
export function LazyPart<Props extends object>({ script, props, whileWaiting = null }: LazyPartProps<Props>) {
  const module = useSyncExternalStore(script.subscribe, script.here, () => null)
  useEffect(() => {
    void script.load().catch(() => {
      // The script has offered a reload already.
    })
  }, [script])
  if (!module) return whileWaiting
  const Part = module.default
  return (
    <PartBoundary>
      <Suspense fallback={whileWaiting}>
        <Part {...props} />
      </Suspense>
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
