import { isIPv4, isIPv6 } from 'node:net'

/** Reads TRUST_PROXY: none, or addresses and ranges with commas; `wrong` is called for anything else. */
export function readTrustProxy(value: string | null, wrong: (name: string, hint: string) => void): false | string[] {
  if (value === null || value === 'off') return false
  const addresses = value.split(',').map((entry) => entry.trim())
  const isAddress = (entry: string) => {
    const [address = '', bits, ...rest] = entry.split('/')
    const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1
    return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  }
  const isEverybody = (entry: string) => isAddress(entry) && /\/0+$/.test(entry)
  if (addresses.some(isEverybody)) {
    wrong('TRUST_PROXY', 'must not name everybody (a range of /0): each visitor could say to be another')
    return false
  }
  if (addresses.every(isAddress) && !value.includes('%')) return addresses
  wrong('TRUST_PROXY', 'must be off, or a comma-separated list of proxy addresses or ranges such as 10.0.0.0/8')
  return false
}
