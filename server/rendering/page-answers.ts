/** Answers to the queries of a page, and when by time alone the page will no longer be right. */
import { addDays, dateIn, instantOf } from '#domain/days.ts'
import type { GraphqlRequest } from '#domain/page-document.ts'
import type { ReadyAnswers } from '../catalogue/ready-answers.ts'
import type { Context } from '../context.ts'
import type { AskSchema } from '../graphql/in-process.ts'

const MINUTE = 60_000
/** A free time in an answer. */
const FREE_TIME = /"date":"(\d{4}-\d\d-\d\d)"[^{}]*?"time":"(\d\d:\d\d)"/g
/** The featured hospitals change with the minute. */
const BY_MINUTE = /\bfeaturedHospitals\b/

/** First moment after `now` at which an answer would be another: its first free time passes. */
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
  /** Milliseconds since 1970: "today" is another day after midnight, and a free time passes. */
  readonly until: number
}

type Options = { readyAnswers: ReadyAnswers; ask: AskSchema; ctx: Context }

/** Answers as JSON, kept like other answers, as many pages ask the same. */
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
