import type { Context } from '#server/context.ts'
import type { EventSource, StreamEvent } from '#server/rest/event-stream.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest, missingRequest } from './access.ts'

/** Returns an event with only the state of the whole request. Pages then read the changes. */
async function readRequest(ctx: Context, id: string): Promise<StreamEvent[]> {
  const request = await findOwnRequest(ctx.db, requireViewer(ctx), id)
  return request ? [{ event: 'quoteRequest', data: { id, state: request.state } }] : []
}

/** Returns the stream of changes of a quote request, for its patient only. */
export function quoteRequestEvents(id: string): EventSource {
  return {
    kind: 'quotes',
    topic: `quotes:${id}`,
    allow: async (ctx) => {
      const request = await findOwnRequest(ctx.db, requireViewer(ctx), id)
      if (request?.id !== id) throw missingRequest()
    },
    tooMany: 'Too many pages are open at once. Please close one of them.',
    read: (ctx) => readRequest(ctx, id),
    readAll: (ctx) => readRequest(ctx, id),
  }
}
