import { setTimeout as sleep } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'

/** What is sent: the same calls in turn, or a new one each time. */
export type Load = { calls: Request[] } | { next: () => Request }
/** `cpu` is milliseconds of processor time for a request in the server, `databaseCpu` in the database. */
export type Measured = {
  perSecond: number
  p50: number
  p99: number
  failures: number
  cpu: number
  databaseCpu: number
}

type Round = { count: number; seconds: number; latencies: number[]; failures: number; cpu: number; databaseCpu: number }

async function round({ url, load, cpu, databaseCpu }: Side, connections: number, duration: number): Promise<Round> {
  const before = { cpu: await cpu(), databaseCpu: databaseCpu() }
  const done = await rush(url, load, connections, duration)
  // What was under way when time was up is still being worked on, and must not slow down the other side.
  await sleep(Math.min(5000, 100 + 1.5 * done.latencies.reduce((a, b) => Math.max(a, b), 0)))
  return { ...done, cpu: (await cpu()) - before.cpu, databaseCpu: databaseCpu() - before.databaseCpu }
}

function rush(
  url: string,
  load: Load,
  connections: number,
  duration: number,
): Promise<Omit<Round, 'cpu' | 'databaseCpu'>> {
  const requests =
    'calls' in load
      ? load.calls.map((call) => ({ ...call }))
      : [{ ...load.next(), setupRequest: (request: Request) => ({ ...request, ...load.next() }) }]
  const latencies: number[] = []
  return new Promise((resolve, reject) => {
    const running = autocannon({ url, connections, duration, timeout: 30, requests }, (error, result) => {
      if (error) return reject(error)
      const failures = result.errors + result.timeouts + result.non2xx
      resolve({ count: result['2xx'], seconds: result.duration, latencies, failures })
    })
    // Its own histogram knows whole milliseconds only.
    running.on('response', (_client, _status, _bytes, milliseconds: number) => latencies.push(milliseconds))
  })
}

function sum(rounds: Round[]): Measured {
  const latencies = rounds.flatMap((one) => one.latencies).sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  const total = (of: (one: Round) => number) => rounds.reduce((all, one) => all + of(one), 0)
  return {
    perSecond: total((one) => one.count) / total((one) => one.seconds),
    p50: at(0.5),
    p99: at(0.99),
    failures: total((one) => one.failures),
    cpu: total((one) => one.cpu) / latencies.length,
    databaseCpu: total((one) => one.databaseCpu) / latencies.length,
  }
}

type Side = { url: string; cpu: () => Promise<number>; databaseCpu: () => number; load: Load }
type Plan = { rounds: number; seconds: number; connections: number }

/**
 * Ours and the floor in turn, so that a machine that is busy meanwhile treats both alike; each side is warmed up first. `alone`
 * is ours with one request at a time.
 */
export async function compare(ours: Side, floor: Side, { rounds, seconds, connections }: Plan) {
  for (const side of [ours, floor]) await round(side, connections, 2)
  const measured: { ours: Round[]; floor: Round[] } = { ours: [], floor: [] }
  for (let at = 0; at < rounds; at++) {
    measured.ours.push(await round(ours, connections, seconds))
    measured.floor.push(await round(floor, connections, seconds))
  }
  const alone = sum([await round(ours, 1, 2)])
  return { ours: sum(measured.ours), floor: sum(measured.floor), alone }
}
export type Comparison = Awaited<ReturnType<typeof compare>>
