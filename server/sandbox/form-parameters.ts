import { invalidRequest } from './api-error.ts'

/** Parameters as they were sent: text, or named parts. A list is parts that are named 0, 1, 2. */
export interface Parameters {
  [name: string]: string | Parameters
}

const mostDepth = 8

/**
 * Reads the provider's encoding of nested parameters, `line_items[0][price_data][currency]=sgd`; `a[]=x` counts up.
 * Throws `ApiError` for a name that cannot be read, or that is text in one place and has parts in another.
 */
export function readParameters(encoded: string): Parameters {
  const parameters: Parameters = Object.create(null)
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = pathOf(name)
    const last = path.pop()
    // No database text can hold a NUL.
    if (last === undefined || path.length >= mostDepth || `${name}${value}`.includes('\0')) throw unreadable(name)
    let parts = parameters
    for (const key of path) parts = partsAt(parts, key, name)
    const key = last === '' ? String(Object.keys(parts).length) : last
    if (Object.hasOwn(parts, key)) throw unreadable(name)
    parts[key] = value
  }
  return parameters
}

function pathOf(name: string): string[] {
  const [whole, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (whole === undefined || first === undefined || rest === undefined) throw unreadable(name)
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)]
}

function partsAt(parent: Parameters, key: string, name: string): Parameters {
  const found = Object.hasOwn(parent, key) ? parent[key] : undefined
  if (typeof found === 'string') throw unreadable(name)
  if (found) return found
  const made: Parameters = Object.create(null)
  parent[key] = made
  return made
}

const unreadable = (name: string) =>
  invalidRequest(`Invalid request: could not parse the parameter ${name.slice(0, 100)}`)
