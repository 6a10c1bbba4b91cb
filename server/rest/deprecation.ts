import type { FastifyReply, RouteOptions } from 'fastify'

/** Deprecation of a route (/developers/deprecation). */
export type Deprecation = {
  /** Day of the announcement, such as 2026-11-22. */
  since: string
  /** Earliest day of the removal, at least half a year later. */
  sunset: string
}

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** Sets the headers of RFC 9745 and RFC 8594. */
export function announce(reply: FastifyReply, { since, sunset }: Deprecation): void {
  reply.headers({
    deprecation: `@${instantOf(since).getTime() / 1000}`,
    sunset: instantOf(sunset).toUTCString(),
    link: '</developers/changelog>; rel="deprecation"',
  })
}

/** Adds the headers to every response of a deprecated route, errors included. */
export function announceRoute(route: RouteOptions): void {
  const { leaves } = route.schema ?? {}
  if (!leaves) return
  const before = [route.onRequest ?? []].flat()
  route.onRequest = [
    async (_request, reply) => {
      announce(reply, leaves)
    },
    ...before,
  ]
}
