import { isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { CallerSource } from '../caller-source.ts'

/** The address itself, or of an IPv6 address its /64. An IPv4 address written as IPv6 is the IPv4 address. */
export const hostAddress = (ip: string): string => rateLimit.normalizeIP(ip, 64)
/** The address itself, or of an IPv6 address its /48. */
export const networkAddress = (ip: string): string => rateLimit.normalizeIP(ip, 48)
/** Both, for what takes turns. */
export const callerSource = (ip: string): CallerSource => ({ host: hostAddress(ip), network: networkAddress(ip) })

/** What may be kept of an address: its /24, or the /48 of IPv6. What is no address is `unknown`. */
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
