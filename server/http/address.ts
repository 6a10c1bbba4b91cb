import ipaddr from 'ipaddr.js'

/** Whom an address counts as: an IPv4 address by itself, an IPv6 one with its /64, all of which one line is given. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

/** An address of this machine or of a network of one's own, such as that of a proxy in front. */
export const isPrivate = (ip: string): boolean =>
  ipaddr.isValid(ip) &&
  ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'].includes(ipaddr.process(ip).range())
