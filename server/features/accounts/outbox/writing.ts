import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { mailDropping } from '#domain/mail-queue.ts'
import type { MailKind } from '#domain/notifications.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { insertion } from '#server/database/insertion.ts'
import { statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitalAddresses } from '#server/features/catalogue/hospitals/table.ts'
import { requireRole } from '#server/viewer.ts'
import { DROPPED } from './record.ts'
import { outbox } from './table.ts'

type QueuedMail = {
  kind: MailKind
  /** IDs and marks without personal data. */
  payload?: Record<string, string>
}

/**
 * New mail. Without a user, the recipient may have no account and is read from its subject at the
 * time of sending.
 */
export type NewMail = QueuedMail & { userId?: string; dedupeKey?: string | undefined }

export const insertMails = insertion(
  outbox,
  ['id', 'kind', 'userId', 'payload', 'dedupeKey', 'createdAt', 'availableAt'],
  {
    onConflict: sql`on conflict (dedupe_key) do nothing`,
  },
)

/** Returns the rows of mails for `insertMails`. */
export const mailRows = (now: Date, mails: NewMail[]) =>
  mails.map((mail) => ({ payload: {}, ...mail, createdAt: now, availableAt: now }))

/**
 * Queues mails in the transaction of the change that they report. A mail whose `dedupeKey` exists
 * already is left out.
 */
export async function queueMails(tx: Queryable, now: Date, mails: NewMail[]): Promise<void> {
  if (mails.length > 0) await insertMails(tx, mailRows(now, mails))
}

export const queueMail = (
  tx: Queryable,
  now: Date,
  mail: QueuedMail & { userId: string; dedupeKey?: string },
): Promise<void> => queueMails(tx, now, [mail])

/** Queues a mail to the person it is about, who may have no account. */
export const queueMailTo = (tx: Queryable, now: Date, mail: QueuedMail): Promise<void> => queueMails(tx, now, [mail])

/**
 * Kinds that inform a hospital of actions by others. They are sent to its notification addresses
 * too.
 */
const TOLD_TO_ADDRESSES: readonly MailKind[] = [
  'staff.requested',
  'staff.booked',
  'staff.moved',
  'staff.cancelled',
  'digest.daily',
  'hospital.reminded',
]

type ToStaff = QueuedMail & { hospitalId: string; dedupeKeyOf?: (userId: string) => string }

/** Recipient at a hospital: a user, or a configured notification address. */
export type Reader = { userId: string | null; addressId: string | null }

const findReaders = statement<Reader, { hospitalId: string; withAddresses: boolean }>(
  () => sql`select ${users.id} as "userId", null::uuid as "addressId" from ${users}
      where ${users.hospitalId} = ${sql.placeholder('hospitalId')} and ${users.role} = 'hospital' and ${users.status} = 'active'
        and ${users.hospitalRole} <> 'doctor'
    union all select null, ${hospitalAddresses.id} from ${hospitalAddresses}
      where ${hospitalAddresses.hospitalId} = ${sql.placeholder('hospitalId')} and ${hospitalAddresses.confirmedAt} is not null
        and ${sql.placeholder('withAddresses')}`,
)

/**
 * Staff of a hospital without doctors' accounts, plus its notification addresses for changes made
 * by others.
 */
export const findStaff = (
  db: Queryable,
  { hospitalId, kind }: Pick<ToStaff, 'hospitalId' | 'kind'>,
): Promise<Reader[]> => findReaders(db, { hospitalId, withAddresses: TOLD_TO_ADDRESSES.includes(kind) })

/** Returns a mail for each recipient. */
export const mailsTo = (readers: Reader[], { dedupeKeyOf, ...mail }: Omit<ToStaff, 'hospitalId'>): NewMail[] =>
  readers.map(({ userId, addressId }) =>
    userId
      ? { ...mail, userId, dedupeKey: dedupeKeyOf?.(userId) }
      : { ...mail, payload: { ...mail.payload, ...(addressId && { addressId }) } },
  )

/**
 * Queues a mail to all staff of a hospital and, for actions by others, to its notification
 * addresses.
 */
export const queueMailToStaff = async (tx: Queryable, now: Date, { hospitalId, ...mail }: ToStaff): Promise<void> =>
  queueMails(tx, now, mailsTo(await findStaff(tx, { hospitalId, kind: mail.kind }), mail))

/** Queues a dead letter again with all its attempts. Administrators only. */
export async function retryDeadLetter(ctx: Context, id: string): Promise<true> {
  requireRole(ctx, 'admin')
  if (!isUuid(id)) throw new AppError('not_found')
  await ctx.db.transaction(async (tx) => {
    const retried = await tx
      .update(outbox)
      .set({ failedAt: null, claimedUntil: null, attempts: 0, availableAt: ctx.clock() })
      .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
      .returning({ id: outbox.id })
    if (retried.length === 0) throw new AppError('not_found')
    await recordAudit(tx, ctx, 'outbox.retry', id)
  })
  return true
}

/**
 * Removes a mail from the queue, for administrators. Its row stays, so that a mail that may be sent
 * only once is not sent again.
 */
export async function dropMail(ctx: Context, id: string, raw: unknown): Promise<true> {
  requireRole(ctx, 'admin')
  const { reason } = mailDropping.parse(raw)
  if (!isUuid(id)) throw new AppError('not_found')
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
      .for('update')
    if (!row) throw new AppError('not_found')
    if (row.claimedUntil && row.claimedUntil > now)
      throw new AppError('conflict', 'This email is being sent right now.')
    await tx
      .update(outbox)
      .set({ sentAt: now, failedAt: null, claimedUntil: null, lastError: DROPPED })
      .where(eq(outbox.id, row.id))
    await recordAudit(tx, ctx, 'outbox.drop', row.id, { before: { kind: row.kind }, reason })
  })
  return true
}
