/** Allowed targets of webhooks: the internet, but never our own network. */

import type { LookupAddress } from 'node:dns'
import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { AppError } from '#server/errors.ts'

/** Public by its range, yet a service of the machine itself: the host agent of Azure. */
const KEPT_OUT = ['168.63.129.16']
/**
 * The part of IPv6 that is given out for the internet; what stands for IPv4 in it (6to4, Teredo)
 * has ranges of its own.
 */
const INTERNET = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address is one of the internet: not private, local, shared, reserved, or such a one in
 * the clothes of IPv6.
 */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip) || KEPT_OUT.includes(ip)) return false
  const address = ipaddr.process(ip)
  if (KEPT_OUT.includes(address.toString()) || address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(INTERNET)
}

/** Finds all addresses of a name; tests put another one in its place. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export const resolve: Resolve = (hostname) =>
  new Promise((answer, fail) => {
    lookUp(hostname, { all: true }, (error, addresses) => (error ? fail(error) : answer(addresses)))
  })

export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

/**
 * Host of a URL without the brackets of IPv6. URLs write IPv4 in one form, however it was typed.
 */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

export type Going = { allows: (ip: string) => boolean; resolve: Resolve }

/** The addresses that a URL leads to. One that is not allowed spoils all. */
export async function addressesOf(url: URL, { allows, resolve }: Going): Promise<LookupAddress[]> {
  const host = hostOf(url)
  const addresses = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 }]
    : await resolve(host)
  if (addresses.length === 0 || !addresses.every(({ address }) => allows(address))) throw new RefusedAddress()
  return addresses
}

/**
 * Answers a connection with the addresses that were checked: nothing is looked up a second time,
 * and so nothing else can be answered.
 */
export const pinned =
  (addresses: LookupAddress[]): LookupFunction =>
  (_hostname, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }

/** Says to the person who saves an address why it cannot be used. */
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
        ? 'This address leads into a private network, where we deliver nothing.'
        : 'This address cannot be found.',
    ),
  )
}
