import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Unwraps the error of the driver or PostgreSQL from drizzle's wrapper, whose message contains the
 * parameters.
 */
export function unwrapDatabaseError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? error) : error
}

const silentLink = /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired)/
/** Messages of pg for a statement on a connection that has ended. They have no code. */
const endedLink = /^Client (has encountered a connection error|was closed) and is not queryable/
const brokenLink = /^(ECONN\w+|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|ENOENT)$/

/**
 * Maps a database error to an error code. Returns undefined for other errors and for programming
 * errors.
 */
export function databaseFault(thrown: unknown): 'bad_input' | 'conflict' | 'unavailable' | undefined {
  const error = unwrapDatabaseError(thrown)
  if (!(error instanceof Error)) return undefined
  if (error instanceof AggregateError && error.errors.length > 0) return databaseFault(error.errors[0])
  if (silentLink.test(error.message) || endedLink.test(error.message) || /pool after calling end/.test(error.message))
    return 'unavailable'
  const code = 'code' in error ? String(error.code) : ''
  if (brokenLink.test(code)) return 'syscall' in error ? 'unavailable' : undefined
  if (!('severity' in error)) return undefined
  if (/^(08|53|57|58)/.test(code) || code === '25P03' || code === '40001' || code === '40P01') return 'unavailable'
  if (code.startsWith('22')) return 'bad_input'
  if (code === '23505' || code === '23P01' || code === '23503') return 'conflict'
  return undefined
}

/**
 * Returns true if the unique, exclusion or foreign key constraint `name` refused a write. Callers
 * use it to recognise a lost race.
 */
export function violates(thrown: unknown, name: string): boolean {
  const error = unwrapDatabaseError(thrown)
  return error instanceof Error && 'constraint' in error && error.constraint === name
}
