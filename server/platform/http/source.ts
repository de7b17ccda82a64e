import { isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { CallerSource } from '../caller-source.ts'

/** An IPv6 address becomes its /64; an IPv4 address written as IPv6 becomes the IPv4 address. */
export const hostAddress = (ip: string): string => rateLimit.normalizeIP(ip, 64)
/** An IPv6 address becomes its /48. */
export const networkAddress = (ip: string): string => rateLimit.normalizeIP(ip, 48)
export const callerSource = (ip: string): CallerSource => ({ host: hostAddress(ip), network: networkAddress(ip) })

/** What may be stored: the /24, or the /48 of IPv6; `unknown` for what is no address. */
export function truncatedSource(ip: string): string {
  const network = networkAddress(ip)
  switch (isIP(network)) {
    case 4:
      return `${network.replace(/\d+$/, '0')}/24`
    case 6:
      return `${network}/48`
    default:
      return 'unknown'
  }
}
