import type { FastifyInstance } from 'fastify'

/** Number of stored response times, enough for a median that one slow response does not change. */
const MOST = 1000

const milliseconds: number[] = []
let count = 0

/**
 * Measures response times of the APIs. Streams are left out, because they stay open as long as a
 * client listens.
 */
export function measureAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream')
    if (!isStream && /^\/(api|graphql)\b/i.test(request.url)) {
      milliseconds[count % MOST] = reply.elapsedTime
      count += 1
    }
    done()
  })
}

/** Returns the median of the last response times of this process, or null before the first. */
export function medianAnswerMs(): number | null {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** Returns the number of measured responses. */
export const measured = (): number => count
