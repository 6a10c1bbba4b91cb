import type { FastifyReply, RouteOptions } from 'fastify'

/** Deprecation of a route (/developers/deprecation). */
export type Deprecation = {
  /** The day on which it was announced, as 2026-11-22. */
  since: string
  /** The day from which it may be gone: half a year later at least. */
  sunset: string
}

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** RFC 9745 and RFC 8594. */
export function announce(reply: FastifyReply, { since, sunset }: Deprecation): void {
  reply.headers({
    deprecation: `@${instantOf(since).getTime() / 1000}`,
    sunset: instantOf(sunset).toUTCString(),
    link: '</developers/changelog>; rel="deprecation"',
  })
}

/** Every answer of a route that is to leave says so, refusals too. */
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
