import { type ComponentType, lazy } from 'react'
import { patienceMs, reportStuckLoading } from './stuck-loading.ts'

/** A part whose script comes with its first render, inside a Suspense. Where it does not arrive, a reload is offered. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const timer = setTimeout(reportStuckLoading, patienceMs)
    try {
      return await load()
    } catch {
      reportStuckLoading()
      // What is there stays to be read.
      return new Promise<never>(() => {})
    } finally {
      clearTimeout(timer)
    }
  })
