import type { PaymentProvider, ProviderCheckout } from '../provider.ts'

type Place = `${'before' | 'after'} ${'open' | 'read' | 'refund'}`

export interface FaultyProvider extends PaymentProvider {
  isLive: boolean
  /** Awaited before and after each call; throwing there is a fault at that place. */
  trouble: (place: Place) => void | Promise<void>
  readonly refundKeys: string[]
  /** Without a fault. */
  checkout(sessionId: string): Promise<ProviderCheckout>
}

export function faultyProvider(provider: PaymentProvider): FaultyProvider {
  const around = async <T>(call: 'open' | 'read' | 'refund', work: () => Promise<T>): Promise<T> => {
    await faulty.trouble(`before ${call}`)
    const result = await work()
    await faulty.trouble(`after ${call}`)
    return result
  }
  const faulty: FaultyProvider = {
    ...provider,
    trouble: () => {},
    refundKeys: [],
    async checkout(sessionId) {
      const found = await provider.readCheckout(sessionId)
      if (!found) throw new Error(`There is no checkout ${sessionId}`)
      return found
    },
    openCheckout: (order) => around('open', () => provider.openCheckout(order)),
    readCheckout: (sessionId) => around('read', () => provider.readCheckout(sessionId)),
    refund(request) {
      faulty.refundKeys.push(request.key)
      return around('refund', () => provider.refund(request))
    },
  }
  return faulty
}
