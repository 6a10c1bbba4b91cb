/** Finds the doctors and hospitals of a list, and writes the doctors. */
import { eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { doctorInput } from '#domain/doctors.ts'
import { fold } from '#domain/fold.ts'
import { sentence } from '#domain/sentences.ts'
import { type descriptionsInput, textChanges } from '#domain/texts.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { auditedTexts } from '#server/database/texts.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { doctorsWithAccount, MUST_STAY } from '#server/features/catalogue/doctors/writing.ts'
import { readTexts, writeTexts } from '#server/features/catalogue/doctors/texts.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import type { ImportOptions, ListRow, RowDecision } from './batches.ts'
import { faultOf } from './cells.ts'
import { changedIn } from './changed-in.ts'
import { personKey, severalDoctors } from './write-links.ts'

/** Row of the list as it is read. */
export type ListedDoctor = ListRow & {
  id: string | null
  fullName: string
  /** Name of the hospital. Empty if the row has none. */
  hospital: string
  province: string
  /** Cells of the row by column. */
  row: Record<string, string>
  /** Values of the row. */
  values: Record<string, unknown>
  texts: z.output<typeof descriptionsInput>
}

type Doctor = typeof doctors.$inferSelect
type House = { id: string; nameKey: string; cityKey: string }

const any = (conditions: (SQL | undefined)[]) => or(...conditions.filter((condition) => condition !== undefined))

/** Returns the hospital of a row, or the reason why it is not found. */
function houseOf({ hospital, province }: ListedDoctor, houses: House[]): House | undefined | string {
  if (hospital === '') return undefined
  const called = houses.filter(({ nameKey }) => nameKey === fold(hospital))
  const [house, ...others] =
    called.length > 1 && province !== '' ? called.filter(({ cityKey }) => cityKey === fold(province)) : called
  if (!house) return sentence('There is no hospital named "{{name}}".', { name: hospital })
  return others.length > 0 ? sentence('There are several hospitals named "{{name}}".', { name: hospital }) : house
}

type People = { people: Doctor[]; withAccount: Set<string | null> }

/**
 * Finds the doctor by ID, else by name at the hospital. Returns the reason for a row that names no
 * single doctor, or that moves one with an account.
 */
function doctorOf(
  row: ListedDoctor,
  house: House | undefined,
  { people, withAccount }: People,
): Doctor | undefined | string {
  const byId = people.find(({ id }) => id === row.id)
  if (byId) return house && house.id !== byId.hospitalId && withAccount.has(byId.id) ? MUST_STAY : byId
  const here = people.filter(({ hospitalId }) => hospitalId === (house?.id ?? null))
  const [person, ...namesakes] = here.filter(({ fullName }) => personKey(fullName) === personKey(row.fullName))
  return namesakes.length > 0 ? severalDoctors(row.fullName, house !== undefined) : person
}

async function findFor(tx: Tx, batch: ListedDoctor[]): Promise<People & { houses: House[] }> {
  const names = [...new Set(batch.map(({ hospital }) => fold(hospital)).filter(Boolean))]
  const { id, nameKey, cityKey } = hospitals
  const houses =
    names.length > 0
      ? await tx.select({ id, nameKey, cityKey }).from(hospitals).where(inArray(nameKey, names)).for('key share')
      : []
  const houseIds = houses.map((house) => house.id)
  const ids = batch.flatMap((row) => row.id ?? [])
  const people = await tx
    .select()
    .from(doctors)
    .where(
      any([
        houseIds.length > 0 ? inArray(doctors.hospitalId, houseIds) : undefined,
        ids.length > 0 ? inArray(doctors.id, ids) : undefined,
        batch.some(({ hospital }) => hospital === '') ? isNull(doctors.hospitalId) : undefined,
      ]),
    )
  return { houses, people, withAccount: await doctorsWithAccount(tx, ids) }
}

export async function writeDoctors(tx: Tx, batch: ListedDoctor[], { isDryRun }: ImportOptions): Promise<RowDecision[]> {
  const { houses, ...people } = await findFor(tx, batch)
  const added: (typeof doctors.$inferInsert & Pick<ListedDoctor, 'texts'> & { id: string })[] = []
  const decided: RowDecision[] = []
  for (const listed of batch) {
    const { line, text, fullName: name, row, texts } = listed
    const refuse = (reason: string) => decided.push({ refusal: { line, text, reason } })
    const house = houseOf(listed, houses)
    const target = typeof house === 'string' ? house : doctorOf(listed, house, people)
    if (typeof house === 'string' || typeof target === 'string') {
      refuse(String(typeof house === 'string' ? house : target))
      continue
    }
    const values = { ...listed.values, ...(house && { hospitalId: house.id }) }
    if (target) {
      const after = changedIn(target, values)
      const before = texts.length > 0 ? auditedTexts(await readTexts(tx, target.id)) : []
      const isRewritten = textChanges(before, texts).written.length > 0
      const fields = [...Object.keys(after), ...(isRewritten ? ['texts'] : [])]
      if (fields.length > 0 && !isDryRun) {
        await tx
          .update(doctors)
          .set({ ...after, updatedAt: editedAt(doctors.updatedAt) })
          .where(eq(doctors.id, target.id))
        if (isRewritten) await writeTexts(tx, target.id, { before, sent: texts })
      }
      const subject = { subjectId: target.id, hospitalId: house?.id ?? target.hospitalId }
      const audit = {
        action: 'doctor.update',
        ...subject,
        before: { ...target, texts: before },
        after: { ...after, ...(isRewritten && { texts }) },
        fields,
      }
      const message = `Line ${line}: change ${name}: ${fields.join(', ')}`
      decided.push({ outcome: fields.length > 0 ? 'changed' : 'unchanged', line, name, message, audit })
      continue
    }
    const input = doctorInput.safeParse(values)
    if (!input.success) {
      refuse(faultOf(input.error, row))
      continue
    }
    const newDoctor = { ...input.data, id: v7(), texts }
    added.push(newDoctor)
    const audit = { action: 'doctor.create', subjectId: newDoctor.id, after: values, hospitalId: newDoctor.hospitalId }
    decided.push({ outcome: 'added', line, name, message: `Line ${line}: add ${name}`, audit })
  }
  if (added.length > 0 && !isDryRun) {
    await tx.insert(doctors).values(added)
    for (const { id, texts } of added) if (texts.length > 0) await writeTexts(tx, id, { before: [], sent: texts })
  }
  return decided
}
