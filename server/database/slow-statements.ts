/** Observes the statements of a pool: a span for each, and a log line for slow ones. */
import pg from 'pg'
import { traceStatement } from '../http/tracing.ts'
import type { Logger } from '../http/log.ts'

/** Logged length of a statement. Its placeholders replace all values. */
const TEXT_LENGTH = 500

/** Replaces literals in a statement. Values are parameters anyway, so these are constants. */
export const withoutLiterals = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Beginning of the statement that reads a plan id, which is not observed itself. The role of the
 * connection may see other sessions, and the role of the product may not.
 */
const READ_PLAN = 'begin; set local role none;'

type Options = { pool: pg.Pool; log: Logger; slowMs: number }

/**
 * Returns a function that reads the query identifier of a running statement (`compute_query_id`),
 * which `pg_stat_statements` uses. It finds the statement by its text, because a pooler hides the
 * server process. It resolves to null if the statement has ended or has no identifier.
 */
function planIdReader(pool: pg.Pool): (text: string) => Promise<string | null> {
  let isReading = false
  return async (text) => {
    // One at a time, because slow statements are many when the database is busy.
    if (isReading) return null
    isReading = true
    try {
      // PostgreSQL truncates long texts. The types of pg do not know a text of several statements,
      // which has one result for each.
      const results = (await pool.query(
        `${READ_PLAN}
         select query_id::text as "planId" from pg_stat_activity
           where datname = current_database() and state = 'active' and query_id is not null
             and query <> '' and starts_with(${pg.escapeLiteral(text)}, query)
           order by length(query) desc limit 1; commit`,
      )) as unknown as pg.QueryResult<{ planId: string | null }>[]
      return results[2]?.rows[0]?.planId ?? null
    } catch {
      return null
    } finally {
      isReading = false
    }
  }
}

/** Logs slow statements of a pool. Zero `slowMs` logs none. */
export function observeStatements({ pool, log, slowMs }: Options): void {
  const readPlanId = planIdReader(pool)

  function begin(text: string): (error?: unknown) => void {
    const endSpan = traceStatement(text)
    if (slowMs === 0) return (error) => endSpan?.(error)
    const started = performance.now()
    let planId: Promise<string | null> | undefined
    const timer = setTimeout(() => {
      planId = readPlanId(text)
    }, slowMs)
    timer.unref()
    return (error) => {
      clearTimeout(timer)
      endSpan?.(error)
      if (!planId) return
      const ms = Math.round(performance.now() - started)
      const statement = withoutLiterals(text).slice(0, TEXT_LENGTH)
      void planId.then((id) => log.warn({ ms, planId: id, statement }, 'a statement was slow'))
    }
  }

  pool.on('connect', (client) => {
    // biome-ignore lint/suspicious/noExplicitAny: the many forms of a query are those of the driver
    const query = (...args: any[]): any => Object.getPrototypeOf(client).query.apply(client, args)
    // biome-ignore lint/suspicious/noExplicitAny: as above
    client.query = (config: any, ...rest: any[]): any => {
      const text = typeof config === 'string' ? config : config?.text
      if (typeof text !== 'string' || typeof config.submit === 'function' || text.startsWith(READ_PLAN))
        return query(config, ...rest)
      const end = begin(text)
      const callback = rest.at(-1)
      if (typeof callback === 'function') {
        // biome-ignore lint/suspicious/noExplicitAny: as above
        const done = (error: unknown, result: any) => {
          end(error)
          callback(error, result)
        }
        return query(config, ...rest.slice(0, -1), done)
      }
      const answer = query(config, ...rest)
      answer?.then?.(() => end(), end)
      return answer
    }
  })
}
