import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Reads a process's parent and used ticks. Those of its ended children are separate. */
function look(pid: string): { parent: string; own: number; ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name in brackets may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index])
    return { parent: fields[1] ?? '', own: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    return undefined
  }
}

/** Returns a function for a process's processor time in milliseconds and its memory in bytes. */
export const processorOf = (pid: string) => () => {
  const resident = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]
  return { processor: TICK_MS * (look(pid)?.own ?? 0), memory: 1024 * Number(resident) }
}

/**
 * Returns a function for the processor time of the whole database server in milliseconds. It
 * returns 0 if the server's processes are not visible.
 */
export async function databaseProcessor(client: pg.Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = look(String(rows[0]?.pid))?.parent
  return () => {
    const whole = server ? look(server) : undefined
    if (!whole) return 0
    const children = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? (look(pid) ?? []) : []))
    const running = children.filter(({ parent }) => parent === server)
    return TICK_MS * running.reduce((sum, { own }) => sum + own, whole.own + whole.ended)
  }
}

/**
 * Returns a function for the database's total planning time in milliseconds. It returns null if the
 * server does not count it.
 */
export async function planningTime(client: pg.Client): Promise<() => Promise<number | null>> {
  const counts = await client
    .query('create extension if not exists pg_stat_statements')
    .then(() => client.query('select from pg_stat_statements limit 1').then(() => true))
    .catch(() => false)
  if (!counts) return async () => null
  return async () => {
    const { rows } = await client.query<{ spent: number }>(
      'select sum(total_plan_time) as spent from pg_stat_statements',
    )
    return rows[0]?.spent ?? null
  }
}
