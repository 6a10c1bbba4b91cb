import ipaddr from 'ipaddr.js'

/**
 * Returns the network of an address: an IPv4 address itself, or the /64 of an IPv6 address, which
 * is assigned to one connection.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

/**
 * Returns an approximate network for long-term storage: the first 24 bits of IPv4, the first 48 of
 * IPv6. It shows a change of place and identifies no line or household.
 */
export function neighbourhoodOf(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`)}/24`
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/48`)}/48`
}

/**
 * Returns true for an address of this machine or a private network, such as that of a proxy in
 * front.
 */
export const isPrivate = (ip: string): boolean =>
  ipaddr.isValid(ip) &&
  ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'].includes(ipaddr.process(ip).range())
