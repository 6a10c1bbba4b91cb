import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/database/client.ts'
import { databaseFault } from '#server/database/fault.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { hospitalsOf, type ListedHospital, type Refusal } from './map.ts'
import { renamedHospitals } from './match.ts'
import { encodingOf, type Source } from './read.ts'
import { carryOut, type Decision, decide, outcomeOf } from './write.ts'

export interface ImportResult {
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Hospitals that offer nothing, because no service in the database fits them. */
  withoutServices: number
}

export interface ImportOptions {
  /** Nothing is written. */
  isDryRun?: boolean
  /** Told of every row that is not taken. */
  onRefused?: (refusal: Refusal) => void
  /** Told of every hospital that is added or changed. */
  onDecided?: (decision: Decision) => void
  /** Told after every batch how many of how many hospitals are done. */
  onProgress?: (done: number, total: number) => void
  /** Stops between two batches; what is done stays. */
  signal?: AbortSignal
}

const BATCH = 500

/**
 * Writes the hospitals of a list. The list is read twice: once for what tells its hospitals apart, then batch by batch, so
 * that memory does not grow with what its rows say.
 */
export async function importHospitals(db: Db, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, refused: 0, withoutServices: 0 }
  const refuse = (refusal: Refusal) => {
    result.refused += 1
    options.onRefused?.(refusal)
  }
  const encoding = await encodingOf(source)
  const listed = new Map<string, Pick<ListedHospital, 'externalCode' | 'city' | 'district'>>()
  for await (const row of hospitalsOf(source, encoding)) {
    if (!('hospital' in row)) continue
    const { externalCode, city, district } = row.hospital
    listed.set(externalCode, { externalCode, city, district })
  }
  const renamed = await renamedHospitals(db, listed)
  const total = listed.size
  listed.clear()
  const services = await db
    .select({ id: healthServices.id, name: healthServices.name, category: healthServices.category })
    .from(healthServices)
    .where(eq(healthServices.isActive, true))

  const decideAndWrite = (batch: ListedHospital[]) => async (tx: Tx) => {
    const decisions = await decide(tx, batch, { services, renamed })
    return options.isDryRun ? decisions : carryOut(tx, decisions)
  }
  /** One transaction; when the database refuses a row of it, each row has its own, so that only the bad one is lost. */
  const writeBatch = async (batch: ListedHospital[]): Promise<Decision[]> => {
    try {
      return await db.transaction(decideAndWrite(batch))
    } catch (error) {
      if (databaseFault(error) === 'unavailable') throw error
    }
    const decisions: Decision[] = []
    for (const hospital of batch) {
      try {
        decisions.push(...(await db.transaction(decideAndWrite([hospital]))))
      } catch (error) {
        if (databaseFault(error) === 'unavailable') throw error
        refuse({ line: hospital.line, text: hospital.text, reason: 'The database does not take this row.' })
      }
    }
    return decisions
  }

  let done = 0
  let batch: ListedHospital[] = []
  const finishBatch = async () => {
    for (const decision of await writeBatch(batch)) {
      const outcome = outcomeOf(decision)
      result[outcome] += 1
      if (decision.offersNothing) result.withoutServices += 1
      if (outcome !== 'unchanged') options.onDecided?.(decision)
    }
    done += batch.length
    batch = []
    options.onProgress?.(done, total)
  }
  for await (const row of hospitalsOf(source, encoding)) {
    if (options.signal?.aborted) break
    if ('refusal' in row) refuse(row.refusal)
    else if (batch.push(row.hospital) === BATCH) await finishBatch()
  }
  if (batch.length > 0 && !options.signal?.aborted) await finishBatch()
  // Thousands of new rows would otherwise be planned for as if there were none until PostgreSQL looks by itself.
  if (result.added > 0 && !options.isDryRun) await db.execute(sql`analyze hospitals, hospital_services`)
  return result
}
