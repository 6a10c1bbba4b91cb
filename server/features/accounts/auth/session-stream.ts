import type { Context } from '#server/context.ts'
import type { EventSource } from '#server/rest/event-stream.ts'
import { requirePerson } from '#server/viewer.ts'

/**
 * Returns a stream that ends with the session, so that open pages learn of its end. Future events
 * for a user on every page belong here.
 */
export function sessionEvents(ctx: Context): EventSource {
  return {
    kind: 'session',
    topic: `session:${requirePerson(ctx).sessionId}`,
    allow: async (caller) => requirePerson(caller),
    tooMany: 'Too many pages are open at once. Please close one of them.',
    read: async () => [],
    readAll: async () => [],
  }
}
