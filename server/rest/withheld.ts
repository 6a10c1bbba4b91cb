/** Removes from REST answers what rules of the land hide from the caller (domain/rules). */
import type { FastifyInstance } from 'fastify'
import { topicsOfOwnQuestion, withoutWithheld } from '#domain/rules/fields.ts'

/** Groups of routes that answer records of the public catalogue, and nothing private. */
const PUBLIC_TAGS = ['hospitals', 'doctors', 'health services', 'reviews']
/** Operations about one treatment that the caller names. */
const OWN_QUESTIONS = ['getHospitalService']

/** Header with the topics that are missing in an answer. */
const HEADER = 'x-withheld'

export function withholdFields(app: FastifyInstance): void {
  app.addHook('preSerialization', async ({ ctx, routeOptions }, reply, payload) => {
    const { tags, operationId = '' } = routeOptions.config.stated ?? {}
    if (ctx.withheld.length === 0 || !tags?.some((tag: string) => PUBLIC_TAGS.includes(tag.toLowerCase())))
      return payload
    const isOwn = ctx.viewer !== null && OWN_QUESTIONS.includes(operationId)
    reply.header(HEADER, ctx.withheld.join(', '))
    return withoutWithheld(isOwn ? topicsOfOwnQuestion(ctx.withheld) : ctx.withheld, payload)
  })
}
