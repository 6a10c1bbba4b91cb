import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import { fold } from '#domain/fold.ts'
import { MAX_PERSONS, personInput, personUpdate } from '#domain/persons.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requireViewer } from '#server/viewer.ts'
import { findPersons } from './reading.ts'
import { type Person, personColumns } from './record.ts'
import { persons } from './table.ts'

export type PersonDetails = z.output<typeof personInput>

/** Locks the account, so that concurrent calls respect the limit and add no person twice. */
const lockAccount = (tx: Tx, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

const isSamePerson = (person: PersonDetails, other: PersonDetails): boolean =>
  person.birthDate === other.birthDate &&
  fold(`${person.firstName} ${person.lastName}`) === fold(`${other.firstName} ${other.lastName}`)

const FULL = sentence('You can save up to {{count}} people. Please remove one first.')

/**
 * Returns the person of the account with this name and birth date, or a new one that the caller
 * inserts. The account is locked until the transaction ends.
 */
export async function resolvePerson(
  tx: Tx,
  userId: string,
  details: PersonDetails,
): Promise<{ id: string; isNew: boolean }> {
  await lockAccount(tx, userId)
  const existing = await findPersons(tx, userId)
  const same = existing.find((person) => isSamePerson(person, details))
  if (same) return { id: same.id, isNew: false }
  if (existing.length >= MAX_PERSONS) throw new AppError('conflict', FULL, { params: { count: MAX_PERSONS } })
  return { id: v7(), isNew: true }
}

type NewPerson = { id: string; userId: string; details: PersonDetails }

export async function insertPerson(tx: Tx, ctx: Context, { id, userId, details }: NewPerson): Promise<Person> {
  const now = ctx.clock()
  const [person] = await tx
    .insert(persons)
    .values({ ...details, id, userId, createdAt: now, updatedAt: now })
    .returning(personColumns)
  if (!person) throw new AppError('internal')
  return person
}

/** Adds a person to the viewer's profile. A person with this name and birth date stays as it is. */
export async function addPerson(ctx: Context, raw: unknown): Promise<Person> {
  const viewer = requireViewer(ctx)
  const details = personInput.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const { id, isNew } = await resolvePerson(tx, viewer.id, details)
    return isNew ? insertPerson(tx, ctx, { id, userId: viewer.id, details }) : requirePerson(tx, viewer.id, id)
  })
}

const isPerson = (userId: string, id: string) => and(eq(persons.id, id), eq(persons.userId, userId))

/** Returns a person of the account, locked. Persons of other accounts are 404. */
export async function requirePerson(tx: Tx, userId: string, id: string): Promise<Person> {
  const [person] = isUuid(id)
    ? await tx.select(personColumns).from(persons).where(isPerson(userId, id)).for('no key update')
    : []
  if (!person) throw new AppError('not_found', 'This person is not in your profile.')
  return person
}

/** Edits a person. Omitted fields stay unchanged. Booked appointments keep their own copy. */
export async function updatePerson(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Person> {
  const viewer = requireViewer(ctx)
  const input = personUpdate.parse(raw)
  return ctx.db.transaction(async (tx) => {
    const before = await requirePerson(tx, viewer.id, id)
    refuseStale({ ...before, updatedAt: new Date(before.updatedAt) }, { basedOn, input })
    const [after] = await tx
      .update(persons)
      .set({ ...input, updatedAt: editedAt(persons.updatedAt) })
      .where(isPerson(viewer.id, id))
      .returning(personColumns)
    if (!after) throw new AppError('internal')
    return after
  })
}

/** Removes a person from the profile. Booked appointments stay. */
export async function removePerson(ctx: Context, id: string): Promise<true> {
  const viewer = requireViewer(ctx)
  await ctx.db.transaction(async (tx) => {
    await requirePerson(tx, viewer.id, id)
    await tx.delete(persons).where(isPerson(viewer.id, id))
  })
  return true
}
