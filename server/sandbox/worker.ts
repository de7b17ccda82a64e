interface Worker {
  /** Works every so often from now on, and once at once. */
  start(everyMs: number): void
  /** Works now, or once more where it is already working. Nothing before `start`. */
  wake(): void
  /** Ends it, and waits for what is under way. */
  stop(): Promise<void>
}

/** Runs one piece of work whenever it is woken, never twice at a time. */
export function createWorker(work: () => Promise<void>, onError: (error: Error) => void): Worker {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let wokenAgain = false

  const run = async () => {
    do {
      wokenAgain = false
      await work().catch(onError)
    } while (wokenAgain && timer)
    running = null
  }
  const wake = () => {
    if (!timer) return
    if (running) wokenAgain = true
    else running = run()
  }
  return {
    start(everyMs) {
      timer ??= setInterval(wake, everyMs)
      wake()
    },
    wake,
    async stop() {
      if (timer) clearInterval(timer)
      timer = null
      await running
    },
  }
}
