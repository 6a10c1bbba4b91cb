import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Call } from './scenarios.ts'

export type Statement = { text: string; values: unknown[] }

/** Notes every statement that goes to the database, those of transactions too. */
export function recordStatements(pool: pg.Pool): () => Statement[] {
  let seen: Statement[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...asked: [string | Statement, ...unknown[]]) => {
      const [statement, values] = asked
      const own = typeof statement === 'string' ? { text: statement, values: [] } : statement
      seen.push({ text: own.text, values: Array.isArray(values) ? values : (own.values ?? []) })
      return query(...asked)
    }) as typeof client.query
  })
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

/** What a write runs: once, since the second time would be another booking. */
export async function statementsOfWrite(
  app: FastifyInstance,
  call: Call,
  taken: () => Statement[],
): Promise<Statement[]> {
  taken()
  const { method, path: url, headers, body: payload } = call
  const { statusCode, body } = await app.inject({ method, url, headers, payload })
  if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${body.slice(0, 500)}`)
  return taken().filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text))
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
