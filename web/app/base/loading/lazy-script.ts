import { forgetStuckLoading, patienceMs, reportStuckLoading } from './stuck-loading.ts'

/** A script that is loaded when it is needed. Every `import()` of the site goes through one of these. */
export interface LazyScript<Module> {
  /**
   * Brings the script, or rejects after 120 seconds; then a reload is offered. A failure is not kept: the next call
   * tries again.
   */
  load: () => Promise<Module>
  /** Loads it early, on a guess. Nobody waits for it yet, so a failure is not reported. */
  preload: () => void
  /** The script, once it is here. */
  here: () => Module | null
  /** Calls back when it has come. */
  subscribe: (listener: () => void) => () => void
}

/** Wraps an `import()`: `lazyScript(() => import('./dialog.tsx'))`. */
export function lazyScript<Module>(importScript: () => Promise<Module>): LazyScript<Module> {
  const listeners = new Set<() => void>()
  let arrived: Module | null = null
  let coming: Promise<Module> | null = null

  function arrive(module: Module) {
    arrived = module
    // Also a script that arrived late, when nobody waited any more.
    forgetStuckLoading(script)
    for (const listener of [...listeners]) listener()
  }

  function bring(): Promise<Module> {
    if (coming) return coming
    const attempt = importScript()
    coming = attempt
    attempt.then(arrive, () => giveUp(attempt))
    return attempt
  }

  function giveUp(attempt: Promise<Module>) {
    if (coming === attempt) coming = null
  }

  const script: LazyScript<Module> = {
    async load() {
      if (arrived) return arrived
      forgetStuckLoading(script)
      const attempt = bring()
      try {
        return await withinPatience(attempt)
      } catch (failure) {
        giveUp(attempt)
        reportStuckLoading(script)
        throw failure
      }
    },
    preload() {
      void bring().catch(() => {
        // Whoever needs the script loads it again, and hears of a failure then.
      })
    },
    here: () => arrived,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  return script
}

/** The browser itself waits for a hung script as long as the connection stands. */
function withinPatience<Result>(attempt: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script did not arrive in time')), patienceMs)
    attempt.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
