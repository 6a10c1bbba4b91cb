import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Call } from './scenarios.ts'

export type Statement = { text: string; values: unknown[] }

/** Notes every statement that goes through the pool. */
export function recordStatements(pool: pg.Pool): () => Statement[] {
  let seen: Statement[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  pool.query = ((...asked: [string | Statement, ...unknown[]]) => {
    const [statement, values = []] = asked
    if (typeof statement === 'string') seen.push({ text: statement, values: values as unknown[] })
    else seen.push({ text: statement.text, values: statement.values ?? [] })
    return query(...asked)
  }) as typeof pool.query
  return () => {
    const statements = seen
    seen = []
    return statements
  }
}

/** The statements the application runs for a call, once it is warm. */
export async function statementsOf(app: FastifyInstance, call: Call, taken: () => Statement[]): Promise<Statement[]> {
  const answers: { statusCode: number; body: string }[] = []
  const runs: Statement[][] = []
  for (let run = 0; run < 2; run++) {
    taken()
    const { method, path: url, headers, body: payload } = call
    answers.push(await app.inject({ method, url, headers, payload }))
    runs.push(taken())
  }
  for (const { statusCode, body } of answers)
    if (statusCode >= 300 || body.startsWith('{"errors"') || body.includes('"data":null'))
      throw new Error(`${call.path} answered ${statusCode}: ${body.slice(0, 500)}`)
  // What was answered from memory the second time is not asked of the floor either, unless nothing would be left.
  return runs[1]?.length ? runs[1] : (runs[0] ?? [])
}

/**
 * The same SQL in one round trip, with PostgreSQL building all of the JSON: what a bare server would send. Statements that the
 * application sends side by side become parts of one.
 */
export function floorStatement(statements: Statement[]): Statement & { name: string } {
  const values: unknown[] = []
  const parts = statements.map((statement) => {
    const offset = values.length
    values.push(...statement.values)
    const text = statement.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`)
    return `(select coalesce(json_agg(x), '[]'::json) from (${text}) x)`
  })
  const text = `select json_build_array(${parts.join(', ')})::text as body`
  return { name: createHash('sha1').update(text).digest('hex'), text, values }
}
