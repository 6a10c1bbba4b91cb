/**
 * Responses to the queries of a page, and the time at which the page becomes outdated without a
 * change.
 */
import { addDays, dateIn, instantOf } from '#domain/days.ts'
import type { GraphqlRequest } from '#domain/page-document.ts'
import type { ReadyAnswers } from '../catalogue/ready-answers.ts'
import type { Context } from '../context.ts'
import type { AskSchema } from '../graphql/in-process.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Free time in a response. */
const FREE_TIME = /"date":"(\d{4}-\d\d-\d\d)"[^{}]*?"time":"(\d\d:\d\d)"/g
/** Nothing announces that an answer or a final bill has changed the figures of a hospital. */
const BY_HOUR = /\bquoteFigures\b/
/** The featured hospitals change every minute. */
const BY_MINUTE = /\bfeaturedHospitals\b/

/**
 * Returns the first moment after `now` at which a response becomes outdated, because its minute or
 * hour ends or its first free time passes.
 */
function endOf({ query }: GraphqlRequest, json: string, now: number): number {
  const period = BY_MINUTE.test(query) ? MINUTE : BY_HOUR.test(query) ? HOUR : null
  let end = period ? (Math.floor(now / period) + 1) * period : Number.POSITIVE_INFINITY
  for (const [, date = '', time = ''] of json.matchAll(FREE_TIME)) {
    const at = instantOf(date, time).getTime()
    if (at > now && at < end) end = at
  }
  return end
}

export type PageAnswers = {
  answer: (request: GraphqlRequest) => Promise<string>
  requests: GraphqlRequest[]
  /** Time at which "today" changes or a free time passes, in milliseconds since 1970. */
  readonly until: number
}

type Options = { readyAnswers: ReadyAnswers; ask: AskSchema; ctx: Context }

/** Answers queries as JSON, cached like other responses, because many pages send equal queries. */
export function pageAnswers({ readyAnswers, ask, ctx }: Options): PageAnswers {
  const now = ctx.clock()
  let until = instantOf(addDays(dateIn(now), 1), '00:00').getTime()
  const requests: GraphqlRequest[] = []
  return {
    requests,
    get until() {
      return until
    },
    async answer(request) {
      requests.push(request)
      const { query, variables, operationName } = request
      const key = `answer ${ctx.language} ${ctx.withheld.join()} ${operationName} ${JSON.stringify(variables)} ${query}`
      const json = await readyAnswers.answer(key, ctx, {
        make: async (noting) => JSON.stringify(await ask(noting, request)),
        sizeOf: (text) => 2 * text.length,
      })
      until = Math.min(until, endOf(request, json, now.getTime()))
      return json
    },
  }
}
