import type { IncomingMessage } from 'node:http'

/**
 * The path and query of a request in the one form that everything after this looks at, so that no other way to write
 * an address gets other headers or limits: without the origin that a proxy's request has, and without escapes of
 * letters and digits (RFC 3986, 6.2.2.2). A path with broken escapes is taken as it stands.
 */
export function plainTarget(target: string): string {
  const url = withoutOrigin(target)
  const path = url.replace(/\?.*$/s, '')
  const query = url.slice(path.length)
  try {
    decodeURIComponent(path)
    return (
      path.replaceAll(/%(3\d|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/gi, (escaped) => decodeURIComponent(escaped)) + query
    )
  } catch {
    return path.replaceAll('%', '%25') + query
  }
}

function withoutOrigin(target: string): string {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return target
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Some proxies name the port of the client with its address. It changes with every connection and says nobody's name. */
export function forwardAddresses({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return
  headers['x-forwarded-for'] = [forwarded].flat().join(',').split(',').map(withoutPort).join(', ')
}

function withoutPort(entry: string): string {
  const address = entry.trim()
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
}
