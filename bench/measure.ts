import { setTimeout as sleep } from 'node:timers/promises'
import type { Child, forkFile, Plans } from './child.ts'
import type { LoadResult, Rush } from './load.ts'
import type { Question } from './questions.ts'

export type Measurement = {
  perSecond: number
  p50: number
  p99: number
  failures: number
  bytes: number
  /**
   * Milliseconds per request: processor of the server, processor of the database, planning in the
   * database.
   */
  server: number
  database: number
  planning: number
  /** Statements run with a cached generic plan, and with a custom plan for their values. */
  plans: { generic: number; custom: number; worst: { text: string; custom: number }[] }
}

/**
 * Milliseconds that the database has used so far: processor, and planning (null if it is not
 * counted).
 */
export type DatabaseUse = { processor: () => number; planning: () => Promise<number | null> }

type Round = LoadResult & { server: number; database: number; planning: number }

/** Number of requests already sent to a side. None repeats until all are used. */
const counters = new Map<string, number>()

export type Load = ReturnType<typeof forkFile>

async function round(load: Load, side: Side, { connections, seconds }: Plan): Promise<Round> {
  const { child, use, question } = side
  const before = { server: (await child.state()).cpu, database: use.processor(), planning: await use.planning() }
  const from = counters.get(side.counted) ?? 0
  const rush: Rush = { url: child.url, question, from, connections, seconds }
  const rushed = await load.ask<LoadResult>(rush)
  counters.set(side.counted, from + rushed.requests)
  // Unfinished requests are still being processed and must not slow down the next side.
  await sleep(Math.min(3000, 100 + 1.5 * rushed.latencies.reduce((a, b) => Math.max(a, b), 0)))
  return {
    ...rushed,
    server: (await child.state()).cpu - before.server,
    database: use.processor() - before.database,
    planning: ((await use.planning()) ?? Number.NaN) - (before.planning ?? Number.NaN),
  }
}

/** Returns the executions of each statement between two states, those planned most often first. */
function plansBetween(before: Plans, after: Plans): Measurement['plans'] {
  const ran = Object.entries(after).map(([name, { text, generic, custom }]) => ({
    text: text.replace(/\s+/g, ' ').slice(0, 160),
    generic: Math.max(0, generic - (before[name]?.generic ?? 0)),
    custom: Math.max(0, custom - (before[name]?.custom ?? 0)),
  }))
  const sum = (of: 'generic' | 'custom') => ran.reduce((all, statement) => all + statement[of], 0)
  const worst = ran
    .filter(({ generic, custom }) => custom > generic && custom > 100)
    .sort((a, b) => b.custom - a.custom)
  return { generic: sum('generic'), custom: sum('custom'), worst }
}

function summary(rounds: Round[], plans: Measurement['plans']): Measurement {
  const latencies = rounds.flatMap((measured) => measured.latencies).sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  const total = (of: (measured: Round) => number) => rounds.reduce((all, measured) => all + of(measured), 0)
  return {
    perSecond: total((measured) => measured.answers) / total((measured) => measured.seconds),
    p50: at(0.5),
    p99: at(0.99),
    failures: total((measured) => measured.failures),
    bytes: total((measured) => measured.bytes) / latencies.length,
    server: total((measured) => measured.server) / latencies.length,
    database: total((measured) => measured.database) / latencies.length,
    planning: total((measured) => measured.planning) / latencies.length,
    plans,
  }
}

export type Side = {
  name: string
  child: Child
  use: DatabaseUse
  question: Question
  /** Name of a shared counter. Sides that share it never send the same request. */
  counted: string
  /** Number of warm-up requests before the measurement. */
  warm: number
}
type Plan = { rounds: number; seconds: number; connections: number }

/** Time limit of the warm-up, in seconds. A side that needs longer is slow for another reason. */
const MOST_SECONDS_OF_WARMING = 8

/**
 * Sends warm-up requests. V8 compiles code after some hundred runs, and before that the interpreter
 * would be measured.
 */
async function warmUp(load: Load, side: Side, plan: Plan): Promise<void> {
  const seconds = Math.min(1, plan.seconds)
  let answers = 0
  for (let turn = 0; turn === 0 || (answers < side.warm && turn < MOST_SECONDS_OF_WARMING); turn++)
    answers += (await round(load, side, { ...plan, seconds })).answers
}

/**
 * Measures all sides in turn, so that other load on the machine affects them equally. Each side is
 * warmed up first.
 */
export async function measure(load: Load, sides: Side[], plan: Plan): Promise<Map<string, Measurement>> {
  for (const side of sides) await warmUp(load, side, plan)
  const before = new Map<Side, Plans>()
  for (const side of sides) before.set(side, await side.child.plans())
  const rounds = new Map<Side, Round[]>(sides.map((side) => [side, []]))
  for (let turn = 0; turn < plan.rounds; turn++)
    for (const side of sides) rounds.get(side)?.push(await round(load, side, plan))
  const measured = new Map<string, Measurement>()
  for (const side of sides) {
    const plans = plansBetween(before.get(side) ?? {}, await side.child.plans())
    measured.set(side.name, summary(rounds.get(side) ?? [], plans))
  }
  return measured
}

/** Returns the median response time in milliseconds, with one request at a time. */
export async function alone(load: Load, side: Side): Promise<number> {
  const { latencies } = await round(load, side, { rounds: 1, connections: 1, seconds: 1 })
  return latencies.sort((a, b) => a - b)[Math.floor(latencies.length / 2)] ?? Number.NaN
}
