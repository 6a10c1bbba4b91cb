/** Failures of a part, and the measurement of each. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { startFronts } from './fronts.ts'
import type { Keeper } from './keeper.ts'
import type { Load, ReadFigures } from './load.ts'
import { isReady, type startProcesses } from './processes.ts'
import { waitFor } from './programs.ts'
import type { World } from './world.ts'

export type Cluster = {
  keeper: Keeper
  load: Load
  world: World
  front: number
  fronts: Awaited<ReturnType<typeof startFronts>>
  processes: Awaited<ReturnType<typeof startProcesses>>
  bucket: { close: () => Promise<unknown>; open: () => Promise<void> }
}

export type Outcome = {
  what: string
  /** Milliseconds until a booking sent after the event was acknowledged. */
  writingBack: number
  longestReadGap: number
  reads: ReadFigures[]
  failedBookings: number
  failedReads: number
}

/** Duration of the load after each event, in milliseconds. */
const AFTERMATH_MS = 3000

/** Runs `event` under load, waits until everything works again, and measures. */
async function measure({ load }: Cluster, what: string, event: () => Promise<void>, isWell: () => Promise<boolean>) {
  const before = { ...load.failures }
  const from = Date.now()
  await event()
  await waitFor(`${what}: writing is back`, () => load.writingBackAfter(from) !== undefined, 120)
  await waitFor(`${what}: everything is back`, isWell, 180)
  await sleep(AFTERMATH_MS)
  const outcome: Outcome = {
    what,
    writingBack: load.writingBackAfter(from) ?? 0,
    longestReadGap: load.longestReadGap(from),
    reads: load.readFigures(from),
    failedBookings: load.failures.bookings - before.bookings,
    failedReads: load.failures.reads - before.reads,
  }
  return outcome
}

/**
 * Kills the primary as by a power failure. Its standby takes over, and it returns as the standby.
 */
export const killPrimary = (cluster: Cluster, round: number) => {
  const { keeper } = cluster
  const old = keeper.primary()
  return measure(
    cluster,
    `primary killed, round ${round}`,
    () => old.kill(),
    async () => keeper.primary() !== old && keeper.isSynced(),
  )
}

export const killWeb = (cluster: Cluster) => {
  const [web] = cluster.processes.web
  return measure(
    cluster,
    'a web process killed',
    async () => {
      await web?.kill()
      await sleep(3000)
      web?.start()
    },
    () => isReady(web?.port ?? 0),
  )
}

/** Runs a rolling restart: stops and starts one process at a time. */
export const restartWebs = (cluster: Cluster) =>
  measure(
    cluster,
    'web processes restarted in turn',
    async () => {
      for (const web of cluster.processes.web) {
        await web.kill('SIGTERM')
        web.start()
        await waitFor('the process is ready again', () => isReady(web.port))
        // HAProxy checks once a second.
        await sleep(2500)
      }
    },
    async () => true,
  )

export const killStandby = (cluster: Cluster) => {
  const { keeper } = cluster
  return measure(
    cluster,
    'the replica killed',
    async () => {
      await keeper.loseStandby()
      await sleep(5000)
      keeper.keepStandby()
    },
    async () => keeper.isSynced(),
  )
}

export const restartPooler = (cluster: Cluster) => {
  const { pgbouncer } = cluster.fronts
  return measure(
    cluster,
    'PgBouncer killed and restarted',
    async () => {
      await pgbouncer.kill()
      pgbouncer.start()
    },
    async () => true,
  )
}

const PDF = '%PDF-1.7\n%%EOF\n'

export type Upload = { status: number; message: string }

async function upload({ front, load, world }: Cluster): Promise<Upload> {
  const booked = load.acknowledged.at(-1)
  const token = world.patients.find(({ id }) => id === booked?.patientId)?.token
  const form = new FormData()
  form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'report.pdf')
  const answer = await fetch(`http://127.0.0.1:${front}/api/Appointments/${booked?.id}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { message = '' } = (await answer.json()) as { message?: string }
  return { status: answer.status, message }
}

/** Stops the object store and starts it again. Returns the responses to uploads. */
export async function loseBucket(cluster: Cluster) {
  const uploads = {
    before: await upload(cluster),
    without: { status: 0, message: '' },
    after: { status: 0, message: '' },
  }
  const outcome = await measure(
    cluster,
    'the object store gone',
    async () => {
      await cluster.bucket.close()
      uploads.without = await upload(cluster)
      await sleep(2000)
      await cluster.bucket.open()
    },
    async () => {
      uploads.after = await upload(cluster)
      return uploads.after.status === 201
    },
  )
  return { outcome, uploads }
}
