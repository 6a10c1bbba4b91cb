import type { FastifyInstance } from 'fastify'
import { publicUrlOf } from '#server/config.ts'
import { getSiteSettings } from './reading.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Serves the contact for reporting vulnerabilities (RFC 9116), outside the APIs. */
export async function securityTxtRoutes(app: FastifyInstance): Promise<void> {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async ({ ctx }, reply) => {
    const { email } = await getSiteSettings(ctx)
    const origin = publicUrlOf(ctx.config)
    // Whole days, so that the text stays the same for a day.
    const expires = new Date(ctx.clock().getTime() + YEAR_MS).toISOString().slice(0, 10)
    const lines = [
      ...(email ? [`Contact: mailto:${email}`] : []),
      `Contact: ${origin}/contact`,
      `Expires: ${expires}T00:00:00.000Z`,
      'Preferred-Languages: en, tr',
      `Canonical: ${origin}/.well-known/security.txt`,
      `Policy: ${origin}/responsible-disclosure`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
