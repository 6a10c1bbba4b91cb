import ipaddr from 'ipaddr.js'

/**
 * Network of an address: an IPv4 address itself, or the /64 of an IPv6 address, which one
 * connection is given.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

/**
 * Roughly where an address is, for what is kept long: the first 24 bits of IPv4, the first 48 of
 * IPv6. That shows whether somebody came from another place, and names no line and no household.
 */
export function neighbourhoodOf(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`)}/24`
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/48`)}/48`
}

/** An address of this machine or of a network of one's own, such as that of a proxy in front. */
export const isPrivate = (ip: string): boolean =>
  ipaddr.isValid(ip) &&
  ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'].includes(ipaddr.process(ip).range())
