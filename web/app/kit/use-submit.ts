import { useRef, useState } from 'react'

/**
 * Sends a form once at a time: a second submit while the first is on its way does nothing. A failure is kept for
 * the form to show, until the next submit or until it is cleared. TanStack's useMutation would send twice for two quick
 * presses, hold the request back while offline instead of failing, and keep what was sent, a password, in its cache.
 */
export function useSubmit<Input extends unknown[]>(send: (...input: Input) => Promise<void>) {
  const isOnItsWay = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function submit(...input: Input) {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setIsSending(true)
    setFailure(null)
    try {
      await send(...input)
    } catch (error) {
      setFailure(error ?? new Error('unknown failure'))
    } finally {
      isOnItsWay.current = false
      setIsSending(false)
    }
  }

  return {
    submit,
    isSending,
    failure,
    clearFailure: () => setFailure(null),
    button: (...input: Input) => ({ isBusy: isSending, onClick: () => void submit(...input) }),
  }
}
