import type { Source } from './http/source.ts'

export interface FairLine<T> {
  /** Joins the line at its source's end; answers with who is turned away for it, if the line is full: maybe this one. */
  join(source: Source, waiting: T): T | null
  /** Takes out who is next. */
  next(): T | undefined
}

/** Who waits from one network, by host. */
interface Network<T> {
  count: number
  hosts: Map<string, T[]>
}

/**
 * A bounded line in which networks take turns, and within a network its hosts, so that a flood from one place delays
 * nobody else by more than a turn. At most `most` wait, `mostFromOne` of one network. Who finds the line full takes the
 * place of the last of whichever network has most in it, unless their own has as many.
 */
export function fairLine<T>({ most, mostFromOne }: { most: number; mostFromOne: number }): FairLine<T> {
  /** In the order of their turns: a map keeps the order in which its keys were set. */
  const networks = new Map<string, Network<T>>()
  /** Who had the last turn joins the others again with the next one: so whoever comes meanwhile goes first. */
  let served: [name: string, network: Network<T>] | null = null
  let count = 0

  return {
    join({ network: name, host }, waiting) {
      const known = served?.[0] === name ? served[1] : networks.get(name)
      const network = known ?? { count: 0, hosts: new Map<string, T[]>() }
      if (network.count >= mostFromOne) return waiting
      let turnedAway: T | null = null
      if (count >= most) {
        const longest = longestOf([...networks.values(), ...(served ? [served[1]] : [])])
        if (!longest || longest.count <= network.count + 1) return waiting
        turnedAway = takeLast(longest)
        count -= 1
      }
      if (served?.[0] !== name) networks.set(name, network)
      network.hosts.set(host, [...(network.hosts.get(host) ?? []), waiting])
      network.count += 1
      count += 1
      return turnedAway
    },
    next() {
      if (served && served[1].count > 0) networks.set(...served)
      served = networks.entries().next().value ?? null
      if (!served) return undefined
      const [name, network] = served
      networks.delete(name)
      const waiting = takeFirst(network)
      count -= 1
      return waiting
    },
  }
}

function longestOf<T>(networks: Network<T>[]): Network<T> | undefined {
  let longest: Network<T> | undefined
  for (const network of networks) if (network.count > (longest?.count ?? 0)) longest = network
  return longest
}

/** The first of the host whose turn it is; that host then comes last. */
function takeFirst<T>(network: Network<T>): T | undefined {
  const [host, [first, ...rest]] = network.hosts.entries().next().value ?? ['', []]
  network.hosts.delete(host)
  if (rest.length > 0) network.hosts.set(host, rest)
  network.count -= 1
  return first
}

/** The last of the host that has most of them here. */
function takeLast<T>(network: Network<T>): T | null {
  const [longest] = [...network.hosts].sort(([, one], [, other]) => other.length - one.length)
  const [host, line] = longest ?? ['', []]
  const last = line.at(-1)
  if (last === undefined) return null
  if (line.length > 1) network.hosts.set(host, line.slice(0, -1))
  else network.hosts.delete(host)
  network.count -= 1
  return last
}
