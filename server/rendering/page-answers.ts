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
/** Free time in a response. */
const FREE_TIME = /"date":"(\d{4}-\d\d-\d\d)"[^{}]*?"time":"(\d\d:\d\d)"/g
/** The featured hospitals change every minute. */
const BY_MINUTE = /\bfeaturedHospitals\b/

/**
 * Returns the first moment after `now` at which a response becomes outdated, because its first free
 * time passes.
 */
function endOf({ query }: GraphqlRequest, json: string, now: number): number {
  let end = BY_MINUTE.test(query) ? (Math.floor(now / MINUTE) + 1) * MINUTE : Number.POSITIVE_INFINITY
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
      const key = `answer ${ctx.language} ${operationName} ${JSON.stringify(variables)} ${query}`
      const json = await readyAnswers.answer(key, ctx, {
        make: async (noting) => JSON.stringify(await ask(noting, request)),
        sizeOf: (text) => 2 * text.length,
      })
      until = Math.min(until, endOf(request, json, now.getTime()))
      return json
    },
  }
}
