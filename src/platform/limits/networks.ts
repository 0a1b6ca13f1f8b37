import ipaddr from 'ipaddr.js'

/** Whom an IP address stands for when attempts are counted. */
export interface Networks {
  /** What one subscriber has: an IPv4 address, or the IPv6 /64 of a line (RFC 6177). */
  subscriber: string
  /** What one site may have: the IPv4 /24, or the IPv6 /48. */
  site: string
}

const blockOf = (bytes: readonly number[], bits: number): string =>
  `${bytes.map((byte, at) => (at * 8 < bits ? byte : 0)).join('.')}/${bits}`

/** An address that is none, as of a connection without one, stands for itself. */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { subscriber: address, site: address }
  // An IPv4 address that is written as an IPv6 one is the same subscriber.
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  return parsed.kind() === 'ipv6'
    ? { subscriber: blockOf(bytes, 64), site: blockOf(bytes, 48) }
    : { subscriber: parsed.toString(), site: blockOf(bytes, 24) }
}
