declare global {
  interface Window {
    /** By call-early.js: what it asked for, by address; null where no answer came. */
    earlyCalls?: { token: string; answers: Map<string, Promise<Response | null>> } | undefined
  }
}

/** Nothing of a session stays once it is over. */
export function forgetEarlyCalls(): void {
  window.earlyCalls = undefined
}

/** `fetch`, but for what the page's head has asked for already: its answer is given once, to a call with the same token. */
export const fetchUnlessCalled: typeof fetch = async (input, init) => {
  const { earlyCalls } = window
  // What the head asked for is older than whatever this changes.
  if (init?.method !== 'GET') forgetEarlyCalls()
  else if (earlyCalls && new Headers(init.headers).get('authorization') === `Bearer ${earlyCalls.token}`) {
    const answer = earlyCalls.answers.get(String(input))
    earlyCalls.answers.delete(String(input))
    const response = await answer
    init.signal?.throwIfAborted()
    if (response) return response
  }
  return fetch(input, init)
}
