/** Allowed targets of webhooks: internet addresses outside our own network. */

import type { LookupAddress } from 'node:dns'
import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { AppError } from '#server/errors.ts'

/** Address in a public range that is a service of the machine itself: the host agent of Azure. */
const KEPT_OUT = ['168.63.129.16']
/**
 * IPv6 range assigned to the internet. Ranges that stand for IPv4 (6to4, Teredo) are checked by
 * name.
 */
const INTERNET = ipaddr.parseCIDR('2000::/3')

/**
 * Returns true for an internet address: not private, local, shared or reserved, and not such an
 * address in IPv6 form.
 */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip) || KEPT_OUT.includes(ip)) return false
  const address = ipaddr.process(ip)
  if (KEPT_OUT.includes(address.toString()) || address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(INTERNET)
}

/** Function that finds all addresses of a name. Tests replace it. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export const resolve: Resolve = (hostname) =>
  new Promise((answer, fail) => {
    lookUp(hostname, { all: true }, (error, addresses) => (error ? fail(error) : answer(addresses)))
  })

export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

/**
 * Returns the host of a URL without the brackets of IPv6. URLs normalise every notation of IPv4.
 */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

export type Going = { allows: (ip: string) => boolean; resolve: Resolve }

/** Returns the addresses of a URL's host. Refuses all of them if one is not allowed. */
export async function addressesOf(url: URL, { allows, resolve }: Going): Promise<LookupAddress[]> {
  const host = hostOf(url)
  const addresses = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 }]
    : await resolve(host)
  if (addresses.length === 0 || !addresses.every(({ address }) => allows(address))) throw new RefusedAddress()
  return addresses
}

/**
 * Returns a lookup function that answers with the checked addresses. A second lookup could return
 * other ones.
 */
export const pinned =
  (addresses: LookupAddress[]): LookupFunction =>
  (_hostname, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }

/** Explains to the user who saves an address why it cannot be used. */
export async function requireReachable(
  url: string,
  going: Going,
  { production, field = 'url' }: { production: boolean; field?: string },
) {
  const refuse = (sentence: string): never => {
    throw new AppError('bad_input', sentence, { fields: { [field]: sentence } })
  }
  const parsed = new URL(url)
  if (production && parsed.protocol !== 'https:') refuse('Please enter an address that starts with https://')
  await addressesOf(parsed, going).catch((error) =>
    refuse(
      error instanceof RefusedAddress
        ? 'This address is in a private network, where we do not deliver.'
        : 'This address cannot be found.',
    ),
  )
}
