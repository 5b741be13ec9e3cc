import { isIPv6 } from 'node:net'

/** Where an address belongs, as far as limits are counted. */
export type Networks = {
  /** An IPv4 address, or an IPv6 household: the first half of its address. */
  network: string
  /** The /48 around it, which one person may have, with 65,536 networks in it. */
  site?: string
}

export function networksOf(address: string): Networks {
  const bare = withoutPort(address)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped) return { network: mapped[1]! }
  if (!isIPv6(bare)) return { network: bare }
  const [head = '', tail] = bare.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  const parts = [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16).toString(16))
  return { network: parts.slice(0, 4).join(':'), site: parts.slice(0, 3).join(':') }
}

/** Some proxies pass a port on, and each connection has another. */
const withoutPort = (address: string): string =>
  /^\[(?<v6>.+)\](?::\d+)?$/.exec(address)?.groups?.['v6'] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
