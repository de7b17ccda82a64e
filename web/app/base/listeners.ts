/** Those who want to know of something, as `useSyncExternalStore` takes them: `subscribe` answers with the way to stop. */
export function makeListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    call(event: Event) {
      for (const listener of [...listeners]) listener(event)
    },
    subscribe(listener: (event: Event) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
