import type { FastifyInstance } from 'fastify'

/** Number of remembered answer times, enough for a median that one slow answer does not move. */
const MOST = 1000

const milliseconds: number[] = []
let count = 0

/**
 * Measures the answers of the APIs. A stream stays open for as long as somebody listens: that is no
 * answer time.
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

/** Half of the last answers of this process took no longer; null before the first. */
export function medianAnswerMs(): number | null {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** How many answers were measured. */
export const measured = (): number => count
