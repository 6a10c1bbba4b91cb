import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { MailKind } from '#domain/notifications.ts'
import type { QuoteHospitalState } from '#domain/quotes/states.ts'
import type { Tx } from '#server/database/client.ts'
import { queueMails } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import type { Recipient } from './access.ts'
import { quoteRecipients, quoteRequests } from './table.ts'

export type PatientNotice = Extract<MailKind, `quote.${string}`>
export type StaffNotice = Extract<MailKind, `staff.quote_${string}`>

type ToPatient = { kind: PatientNotice; requestId: string; recipientId?: string }

/** Queues a mail to the patient of a request and to the account that acts for the patient. */
export async function noticePatient(tx: Tx, now: Date, { kind, ...payload }: ToPatient): Promise<void> {
  const [request] = await tx
    .select({ patientId: quoteRequests.patientId, actedBy: quoteRequests.actedBy })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, payload.requestId))
  const readers = new Set([request?.patientId, request?.actedBy])
  await queueMails(
    tx,
    now,
    [...readers].flatMap((userId) => (userId ? [{ kind, userId, payload }] : [])),
  )
}

type AtHospital = Pick<Recipient, 'id' | 'requestId' | 'hospitalId' | 'assigneeId'>

/** Notices that a doctor gets about an assigned request. */
const OF_DOCTOR: readonly StaffNotice[] = [
  'staff.quote_assigned',
  'staff.quote_answered',
  'staff.quote_asked',
  'staff.quote_half',
  'staff.quote_urgent',
  'staff.quote_accepted',
  'staff.quote_not_chosen',
  'staff.quote_withdrawn',
]

type Worker = { id: string; isDoctor: boolean }

/** Reads owners and coordinators of the hospital, and the assigned doctor. */
const workersOf = (tx: Tx, { hospitalId, assigneeId }: AtHospital): Promise<Worker[]> =>
  tx
    .select({ id: users.id, isDoctor: sql<boolean>`${users.hospitalRole} = 'doctor'` })
    .from(users)
    .leftJoin(doctors, eq(doctors.id, users.doctorId))
    .where(
      and(
        eq(users.hospitalId, hospitalId),
        eq(users.role, 'hospital'),
        eq(users.status, 'active'),
        or(
          inArray(users.hospitalRole, ['owner', 'coordinator']),
          assigneeId ? and(eq(users.id, assigneeId), doctors.isActive) : undefined,
        ),
      ),
    )

/**
 * Chooses the readers of a notice. An assigned owner or coordinator reads it alone. A doctor does
 * not send or decline, so owners and coordinators read it too.
 */
function readersOf(kind: StaffNotice, workers: Worker[], { assigneeId }: AtHospital): Worker[] {
  const everyone = workers.filter(({ isDoctor }) => !isDoctor)
  const assignee = workers.find(({ id }) => id === assigneeId)
  if (!assignee?.isDoctor) return assignee && kind !== 'staff.quote_late' ? [assignee] : everyone
  if (kind === 'staff.quote_assigned') return [assignee]
  return OF_DOCTOR.includes(kind) ? [...everyone, assignee] : everyone
}

/**
 * Queues a mail to the assignee of a request at a hospital. Without an active assignee it goes to
 * owners and coordinators.
 */
export async function noticeStaff(
  tx: Tx,
  now: Date,
  { kind, recipient }: { kind: StaffNotice; recipient: AtHospital },
): Promise<void> {
  const readers = readersOf(kind, await workersOf(tx, recipient), recipient)
  const payload = { requestId: recipient.requestId, recipientId: recipient.id }
  await queueMails(
    tx,
    now,
    readers.map(({ id }) => ({ kind, userId: id, payload })),
  )
}

/** Mails about a new state. */
const OF_PATIENT: Partial<Record<QuoteHospitalState, PatientNotice>> = {
  question: 'quote.question',
  quoted: 'quote.received',
  declined: 'quote.declined',
}
const OF_STAFF: Partial<Record<QuoteHospitalState, StaffNotice>> = {
  answered: 'staff.quote_answered',
  accepted: 'staff.quote_accepted',
  not_chosen: 'staff.quote_not_chosen',
  withdrawn: 'staff.quote_withdrawn',
}

/** Queues the mails of a move at a hospital. */
export async function noticeMove(
  tx: Tx,
  now: Date,
  { recipient, to }: { recipient: Recipient; to: QuoteHospitalState },
): Promise<void> {
  const { id: recipientId, requestId } = recipient
  const toPatient = OF_PATIENT[to]
  const toStaff = OF_STAFF[to]
  if (toPatient) await noticePatient(tx, now, { kind: toPatient, requestId, recipientId })
  if (toStaff) await noticeStaff(tx, now, { kind: toStaff, recipient })
}

const OF_CLOCK: readonly StaffNotice[] = ['staff.quote_half', 'staff.quote_urgent', 'staff.quote_late']

/** Queues the due reminder: of a running clock, an expiring quote, or a final bill. */
export async function noticeReminder(
  tx: Tx,
  now: Date,
  { recipient, reminders }: { recipient: Recipient; reminders: number },
): Promise<void> {
  const { id: recipientId, requestId, state } = recipient
  const kind = recipient.runningSince && OF_CLOCK[reminders - 1]
  if (kind) await noticeStaff(tx, now, { kind, recipient })
  if (kind === 'staff.quote_late') await noticePatient(tx, now, { kind: 'quote.late', requestId, recipientId })
  if (state === 'quoted') await noticePatient(tx, now, { kind: 'quote.ending', requestId, recipientId })
  if (state === 'accepted') await noticePatient(tx, now, { kind: 'quote.charge_due', requestId, recipientId })
}

/** Queues the mails of a disputed final bill: to the hospital and to all administrators. */
export async function noticeDispute(tx: Tx, now: Date, recipientId: string): Promise<void> {
  const [recipient] = await tx.select().from(quoteRecipients).where(eq(quoteRecipients.id, recipientId))
  if (!recipient) return
  await noticeStaff(tx, now, { kind: 'staff.quote_disputed', recipient })
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
  const payload = { requestId: recipient.requestId, recipientId }
  await queueMails(
    tx,
    now,
    administrators.map(({ id }) => ({ kind: 'admin.quote_disputed' as const, userId: id, payload })),
  )
}
