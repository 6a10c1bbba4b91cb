import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Kind, Source } from '#server/catalogue/catalogue.ts'
import { KeptRecords, type LoadedRecord } from '#server/catalogue/record-cache.ts'
import { type Context, createSystemContext } from '#server/context.ts'
import { findListedDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { allOffersOf } from '#server/features/catalogue/hospitals/offers.ts'
import { hospitalServices } from '#server/features/catalogue/hospitals/table.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const HOSPITALS = 300
const DOCTORS = 1500
const SERVICES = 12

let app: TestApp
let hospitalIds: string[]
let doctorIds: string[]

beforeAll(async () => {
  app = await startTestApp()
  const services: string[] = []
  for (let index = 0; index < SERVICES; index++) services.push((await insertHealthService(app.db)).id)
  const description = 'Rooms with a view, interpreters on request, and a plan for the doctor at home. '.repeat(3)
  hospitalIds = []
  for (let index = 0; index < HOSPITALS; index++) hospitalIds.push((await insertHospital(app.db, { description })).id)
  const offers = hospitalIds.flatMap((hospitalId) => services.map((serviceId) => ({ hospitalId, serviceId })))
  await app.db
    .insert(hospitalServices)
    .values(offers.map((offer, index) => ({ ...offer, price: 100 + index, currency: 'USD' as const })))
  doctorIds = []
  for (let index = 0; index < DOCTORS; index++) {
    const hospitalId = hospitalIds[Math.floor(index / 20)]
    doctorIds.push((await insertDoctor(app.db, { hospitalId }, services.slice(0, 6))).id)
  }
})
afterAll(() => app.close())

/** Returns the bytes in use once a further collection frees nothing more. */
async function bytesInUse(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    await setImmediate()
    collect()
    const { heapUsed } = process.memoryUsage()
    if (before - heapUsed < 10_000) return heapUsed
    before = heapUsed
  }
}

/**
 * Returns the memory that is freed with cached records of a kind, as a share of what they count as.
 * It says nothing of what the process allocates or frees while they are read.
 */
async function shareTaken(
  counted: Kind,
  { ids, read }: { ids: string[]; read: (ctx: Context, ids: string[]) => Promise<unknown> },
): Promise<number> {
  const records = new Map<string, KeptRecords>()
  let total = 0
  const find = <Record>({ kind, load }: Source<Record>, wanted: readonly string[]) => {
    const kept = records.get(kind) ?? new KeptRecords(100_000_000)
    records.set(kind, kept)
    return kept.find(app.db, wanted, async (db, missing) => {
      const loaded: LoadedRecord<Record>[] = await load(db, missing)
      if (kind === counted) total += loaded.reduce((sum, { size }) => sum + size, 0)
      return loaded
    })
  }
  const system = createSystemContext({ config: app.config, db: app.db, log: app.app.log, clock: () => new Date() })
  const ctx: Context = { ...system, catalogue: { ...system.catalogue, find } }
  for (let at = 0; at < ids.length; at += 20) await read(ctx, ids.slice(at, at + 20))
  const full = await bytesInUse()
  records.delete(counted)
  return (full - (await bytesInUse())) / total
}

test('hospitals with their offers take about the memory that they count as', async () => {
  const share = await shareTaken('hospital', { ids: hospitalIds, read: allOffersOf })
  expect(share).toBeGreaterThan(0.7)
  expect(share).toBeLessThan(1.3)
})

test('doctors take about the memory that they count as', async () => {
  const share = await shareTaken('doctor', { ids: doctorIds, read: findListedDoctors })
  expect(share).toBeGreaterThan(0.7)
  expect(share).toBeLessThan(1.3)
})
