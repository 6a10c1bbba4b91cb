import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/database/client.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { type ImportOptions, type ImportResult, inBatches, type RowDecision } from './batches.ts'
import { hospitalsOf, type ListedHospital } from './map.ts'
import { renamedHospitals } from './match.ts'
import { encodingOf, type Source } from './read.ts'
import { carryOut, type Decision, decide } from './write.ts'

/**
 * Writes the hospitals of a list. The list is read twice: once for the identities of its hospitals,
 * then in batches, so that memory does not grow with the rows.
 */
export async function importHospitals(db: Db, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  const encoding = await encodingOf(source)
  const listed = new Map<string, Pick<ListedHospital, 'externalCode' | 'city' | 'district'>>()
  for await (const read of hospitalsOf(source, encoding)) {
    if (!('row' in read)) continue
    const { externalCode, city, district } = read.row
    listed.set(externalCode, { externalCode, city, district })
  }
  const renamed = await renamedHospitals(db, listed)
  const total = listed.size
  listed.clear()
  const services = await db
    .select({ id: healthServices.id, name: healthServices.name, category: healthServices.category })
    .from(healthServices)
    .where(eq(healthServices.isActive, true))

  const withoutServices = new Set<string>()
  const result = await inBatches<ListedHospital>(
    db,
    {
      rows: hospitalsOf(source, encoding),
      total,
      write: async (tx, batch) => {
        const decisions = await decide(tx, batch, { services, renamed })
        const carriedOut = options.isDryRun ? decisions : await carryOut(tx, decisions)
        for (const { listed: hospital, offersNothing } of carriedOut)
          if (offersNothing) withoutServices.add(hospital.externalCode)
        return carriedOut.map(decided)
      },
    },
    options,
  )
  // Until PostgreSQL analyses the table itself, it would plan queries as if thousands of new rows
  // did not exist.
  if (result.added > 0 && !options.isDryRun) await db.execute(sql`select analyze_hospitals()`)
  return { ...result, withoutServices: withoutServices.size }
}

function decided({ listed, id, before, isNew, values, offers }: Decision): RowDecision {
  const { line, name } = listed
  const services = offers.length > 0 ? [`${offers.length} services on request`] : []
  const offered = offers.length > 0 && { offeredServices: offers.length }
  const after = { ...values, ...offered }
  const audit = { action: isNew ? 'hospital.create' : 'hospital.update', subjectId: id, after, hospitalId: id }
  if (isNew) {
    const place = [listed.district, listed.city].filter(Boolean).join(', ')
    return {
      outcome: 'added',
      line,
      name,
      message: `Line ${line}: add ${[name, place, ...services].join('; ')}`,
      audit,
    }
  }
  const changes = [...Object.entries(values).map(([field, value]) => `${field} ${value}`), ...services]
  const outcome = changes.length > 0 ? 'changed' : 'unchanged'
  const message = `Line ${line}: change ${name}: ${changes.join('; ')}`
  return { outcome, line, name, message, audit: { ...audit, before: { ...before }, fields: Object.keys(after) } }
}
