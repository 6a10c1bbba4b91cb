import { and, count, eq, inArray } from 'drizzle-orm'
import { isUpcoming } from '#domain/appointments.ts'
import { dateIn, refuseSubject, SUBJECT_REFUSALS } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import { type AgeLimits, refusePatient } from '#domain/patient-facts.ts'
import { refuseVisit } from '#domain/visit-fields.ts'
import { earlierInput, waitingInput } from '#domain/waiting-input.ts'
import { MAX_WAITING, WAITING_A_DAY } from '#domain/waiting-list.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { retriedTransaction } from '#server/database/lost-race.ts'
import { AppError } from '#server/errors.ts'
import { requirePerson } from '#server/features/accounts/persons/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { activeServices } from '#server/features/catalogue/health-services/catalogue.ts'
import { requireAppointment } from '#server/features/visits/appointments/access.ts'
import { findFacts } from '#server/features/visits/appointments/booking/facts.ts'
import { findOffer } from '#server/features/visits/appointments/booking/offer.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { queueSubject } from './queue.ts'
import { entryColumns, type WaitingListEntry } from './record.ts'
import { WAITING_REFUSALS } from './refusals.ts'
import { waitingEntries, waitingOffers } from './table.ts'

const DAY_SECONDS = 24 * 60 * 60
const OPEN = ['waiting', 'offered'] as const

const badField = (field: string, sentence: string) =>
  new AppError('bad_input', sentence, { fields: { [field]: sentence } })

/** Locks the account, so that the limits hold, and returns its contact and birth date. */
async function lockAccount(tx: Tx, { id }: Viewer) {
  const [account] = await tx
    .select({ id: users.id, phone: users.phone, birthDate: users.birthDate })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  if (!account) throw new AppError('unauthenticated')
  return account
}

/** Throws if the account has too many open entries, or has added too many today. */
async function requireWaitingQuota(tx: Tx, ctx: Context, { id }: Viewer): Promise<void> {
  const [open] = await tx
    .select({ count: count() })
    .from(waitingEntries)
    .where(and(eq(waitingEntries.userId, id), inArray(waitingEntries.state, OPEN)))
  if ((open?.count ?? 0) >= MAX_WAITING)
    throw new AppError('conflict', WAITING_REFUSALS.full, { params: { count: MAX_WAITING } })
  const limit = { what: 'waiting-list', who: id, most: WAITING_A_DAY, seconds: DAY_SECONDS }
  const refusal = { sentence: WAITING_REFUSALS.often, params: { count: WAITING_A_DAY } }
  await takeFrom(ctx, { ...limit, ...refusal }, { db: tx })
}

async function insertEntry(
  tx: Tx,
  ctx: Context,
  values: Omit<typeof waitingEntries.$inferInsert, 'createdAt'>,
): Promise<WaitingListEntry> {
  const [entry] = await tx
    .insert(waitingEntries)
    .values({ ...values, createdAt: ctx.clock() })
    .returning(entryColumns)
  if (!entry) throw new AppError('internal')
  return entry
}

/** Runs the work. Throws an explained conflict if an open entry for the same request exists. */
async function once<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isTwice =
      violates(error, 'waiting_list_entries_open_key') || violates(error, 'waiting_list_entries_appointment_key')
    throw isTwice ? new AppError('conflict', WAITING_REFUSALS.twice) : error
  }
}

type Input = ReturnType<ReturnType<typeof waitingInput>['parse']>

/** Throws unless the hospital, if any, offers the treatment with this doctor and channel. */
async function requireOffered(tx: Tx, ctx: Context, input: Input): Promise<void> {
  const { serviceId, hospitalId, doctorId = null } = input
  if (!hospitalId) return
  const today = dateIn(ctx.clock())
  const subject = { hospitalId, serviceId, doctorId }
  const facts = await findFacts(tx, subject, {
    days: { from: today, to: today },
    now: ctx.clock(),
    patientId: null,
    personId: null,
  })
  const refusal = refuseSubject(facts)
  if (refusal) throw badField(SUBJECT_REFUSALS[refusal].field, SUBJECT_REFUSALS[refusal].sentence)
  const offered = await findOffer(tx, subject, ctx)
  const visit = offered && refuseVisit({ channel: input.channel }, offered.offer.visit)
  if (visit) throw badField(visit.field, visit.sentence)
}

/** Throws if the patient is outside the ages of the treatment, or a minor without a guardian. */
async function requirePatientOf(
  tx: Tx,
  input: Input,
  { account, limits }: { account: { id: string; birthDate: string | null }; limits: AgeLimits },
): Promise<void> {
  const person = input.personId ? await requirePerson(tx, account.id, input.personId) : null
  const { birthDate } = person ?? account
  const guardianConsent = input.guardianConsent === true
  const refusal = refusePatient({ birthDate, day: input.from, isBooker: person === null, guardianConsent }, limits)
  if (!refusal) return
  const field = refusal.field === 'birthDate' && person ? 'personId' : refusal.field
  throw badField(field, refusal.sentence)
}

/** Adds the viewer, or a person of the account, to the list for a time of a treatment. */
export async function waitForTime(ctx: Context, raw: unknown): Promise<WaitingListEntry> {
  const viewer = requireViewer(ctx)
  const input = waitingInput(dateIn(ctx.clock())).parse(raw)
  const limits = (await activeServices(ctx)).get(input.serviceId)
  if (!limits) throw badField('serviceId', 'Please choose a treatment from the list')
  return once(() =>
    ctx.db.transaction(async (tx) => {
      const account = await lockAccount(tx, viewer)
      await requireOffered(tx, ctx, input)
      await requirePatientOf(tx, input, { account, limits })
      const phone = input.phone ?? account.phone
      if (!phone) throw badField('phone', 'Phone is required')
      await requireWaitingQuota(tx, ctx, viewer)
      const { serviceId, hospitalId = null, doctorId = null, personId = null, channel = null } = input
      const entry = await insertEntry(tx, ctx, {
        userId: viewer.id,
        serviceId,
        hospitalId,
        doctorId,
        personId,
        channel,
        phone,
        guardianConsent: input.guardianConsent === true,
        fromDate: input.from,
        toDate: input.to,
        dayPart: input.dayPart,
      })
      await queueSubject(tx, entry)
      return entry
    }),
  )
}

const earliest = (...days: string[]): string => days.sort()[0] ?? ''

/** Adds the viewer to the list for an earlier time of a future appointment. */
export async function waitForEarlierTime(ctx: Context, appointmentId: string, raw: unknown): Promise<WaitingListEntry> {
  const viewer = requireViewer(ctx)
  const input = earlierInput(dateIn(ctx.clock())).parse(raw)
  return once(() =>
    ctx.db.transaction(async (tx) => {
      await lockAccount(tx, viewer)
      const appointment = await requireAppointment(ctx, appointmentId, { viewer, db: tx })
      if (appointment.patientId !== viewer.id) throw new AppError('forbidden')
      if (!isUpcoming(appointment.status) || new Date(appointment.startsAt) <= ctx.clock())
        throw new AppError('forbidden', 'Only an upcoming appointment can be changed.')
      // An earlier time of the same day counts too.
      if (input.from > appointment.date) throw badField('from', 'Please choose a day before your appointment')
      await requireWaitingQuota(tx, ctx, viewer)
      const { hospitalId, serviceId, doctorId, date } = appointment
      const entry = await insertEntry(tx, ctx, {
        userId: viewer.id,
        appointmentId: appointment.id,
        hospitalId,
        serviceId,
        doctorId,
        fromDate: input.from,
        toDate: earliest(input.to, date),
        dayPart: input.dayPart,
      })
      await queueSubject(tx, entry)
      return entry
    }),
  )
}

/** Removes the viewer from the list. A time offered to them goes to the next entry. */
export async function leaveWaitingList(ctx: Context, id: string): Promise<WaitingListEntry> {
  const viewer = requireViewer(ctx)
  return retriedTransaction(ctx.db, async (tx) => {
    const isTheirs = isUuid(id) ? and(eq(waitingEntries.id, id), eq(waitingEntries.userId, viewer.id)) : undefined
    const [entry] = isTheirs
      ? await tx
          .select({ id: waitingEntries.id, state: waitingEntries.state })
          .from(waitingEntries)
          .where(isTheirs)
          .for('update')
      : []
    if (!entry) throw new AppError('not_found', 'You are not waiting for this.')
    const now = ctx.clock()
    const isOpen = entry.state === 'waiting' || entry.state === 'offered'
    if (!isOpen) throw new AppError('conflict', 'You are no longer waiting for this.')
    await tx
      .update(waitingOffers)
      .set({ state: 'withdrawn', endedAt: now })
      .where(and(eq(waitingOffers.entryId, id), eq(waitingOffers.state, 'open')))
    const [left] = await tx
      .update(waitingEntries)
      .set({ state: 'cancelled', endedAt: now })
      .where(eq(waitingEntries.id, id))
      .returning(entryColumns)
    if (!left) throw new AppError('internal')
    return left
  })
}
