import { and, eq, gt, inArray, isNotNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { createSystemContext, type Dependencies } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { auditReasons } from '#server/features/accounts/audit/table.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { oneTimeTokens } from '#server/features/accounts/auth/table.ts'
import { removeMailFiles } from '#server/features/accounts/outbox/mail-files.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { queueMail, queueMailToStaff } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { requests } from '#server/features/administration/requests/table.ts'
import { newsletterSubscribers } from '#server/features/site/newsletter/table.ts'
import { appointmentNotes } from '#server/features/visits/appointment-notes/table.ts'
import { appointmentEvents, appointments } from '#server/features/visits/appointments/table.ts'
import { files } from '#server/features/visits/files/table.ts'
import { messages } from '#server/features/visits/messages/table.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { eraseQuoteRequests } from '#server/features/visits/quotes/erasure.ts'
import { quoteRequests } from '#server/features/visits/quotes/table.ts'
import { reviewReports, reviews } from '#server/features/visits/reviews/table.ts'
import { removeStored } from '#server/storage/storage.ts'
import { findErasures, listErasure } from './erasure-list.ts'
import { isRequestOf } from './own-requests.ts'
import { personalColumns } from './personal-columns.ts'

const NOBODY = { first: 'Deleted', last: 'patient', account: 'Deleted account' }
const REMOVED = 'This message was removed together with the account of the patient.'

/** Cancels future appointments, which frees their times for others. */
async function cancelUpcoming(tx: Tx, userId: string, now: Date): Promise<void> {
  const isUpcoming = and(inArray(appointments.status, ['pending', 'confirmed']), gt(appointments.startsAt, now))
  const upcoming = await tx
    .select({ id: appointments.id, hospitalId: appointments.hospitalId, status: appointments.status })
    .from(appointments)
    .where(and(eq(appointments.patientId, userId), isUpcoming))
    .orderBy(appointments.id)
    .for('update')
  for (const { id, hospitalId, status } of upcoming) {
    await tx
      .update(appointments)
      .set({ status: 'cancelled', updatedAt: editedAt(appointments.updatedAt) })
      .where(eq(appointments.id, id))
    await tx.insert(appointmentEvents).values({
      appointmentId: id,
      kind: 'status',
      actorRole: 'user',
      fromStatus: status,
      toStatus: 'cancelled',
      createdAt: now,
    })
    await queueMailToStaff(tx, now, { kind: 'staff.cancelled', hospitalId, payload: { appointmentId: id } })
  }
}

/**
 * Removes everything that identifies the patient from appointments. Free text is deleted, because
 * it may identify the patient too.
 */
async function anonymiseAppointments(tx: Tx, userId: string): Promise<string[]> {
  const isTheirs = eq(appointments.patientId, userId)
  const theirs = tx.select({ id: appointments.id }).from(appointments).where(isTheirs)
  await tx
    .update(appointmentEvents)
    .set({ note: null })
    .where(and(inArray(appointmentEvents.appointmentId, theirs), isNotNull(appointmentEvents.note)))
  const senderName = sql`case when ${messages.sender} = 'patient' then ${NOBODY.account} else ${messages.senderName} end`
  await tx.update(messages).set({ message: REMOVED, senderName }).where(inArray(messages.appointmentId, theirs))
  await tx.delete(appointmentNotes).where(inArray(appointmentNotes.appointmentId, theirs))
  await tx
    .update(proposals)
    .set({ note: null })
    .where(and(inArray(proposals.appointmentId, theirs), isNotNull(proposals.note)))
  const removed = await tx
    .delete(files)
    .where(inArray(files.appointmentId, theirs))
    .returning({ name: files.storageName })
  await tx
    .update(appointments)
    .set({
      patientId: null,
      patientFirstName: NOBODY.first,
      patientLastName: NOBODY.last,
      personId: null,
      patientBirthDate: null,
      patientSex: null,
      patientLanguage: null,
      bookerFirstName: null,
      bookerLastName: null,
      bookerRelation: null,
      patientEmail: '',
      patientPhone: '',
      notes: null,
      updatedAt: appointments.updatedAt,
    })
    .where(isTheirs)
  return removed.map(({ name }) => name)
}

/** Deletes reasons that others wrote about the user, because they may contain personal data. */
async function eraseReasons(tx: Tx, userId: string): Promise<void> {
  const theirAppointments = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.patientId, userId))
  const theirReviews = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.patientId, userId))
  const theirMails = tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.userId, userId))
  const theirQuotes = tx.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.patientId, userId))
  await tx
    .delete(auditReasons)
    .where(
      or(
        eq(auditReasons.subjectId, userId),
        inArray(auditReasons.subjectId, theirAppointments),
        inArray(auditReasons.subjectId, theirReviews),
        inArray(auditReasons.subjectId, theirMails),
        inArray(auditReasons.subjectId, theirQuotes),
      ),
    )
  await tx.update(reviewReports).set({ reason: '' }).where(inArray(reviewReports.reviewId, theirReviews))
}

/**
 * Returns the stored mails of an account: by their rows, and by every address that a link was sent
 * to.
 */
async function mailsOf(tx: Tx, userId: string): Promise<{ ids: string[]; addresses: string[] }> {
  const rows = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.userId, userId))
  const [account] = await tx
    .select({ email: users.email, pendingEmail: users.pendingEmail })
    .from(users)
    .where(eq(users.id, userId))
  const links = await tx
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId))
  const addresses = [account?.email, account?.pendingEmail, ...links.map(({ email }) => email)]
  return { ids: rows.map(({ id }) => id), addresses: addresses.flatMap((address) => address ?? []) }
}

/** Erases the rows of a user. Returns the documents to remove from the store. */
async function eraseRows(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await cancelUpcoming(tx, userId, now)
  await eraseReasons(tx, userId)
  const documents = await anonymiseAppointments(tx, userId)
  await eraseQuoteRequests(tx, userId)
  for (const { column, atTheEnd } of personalColumns)
    if (atTheEnd === 'deleted') await tx.delete(column.table).where(eq(column, userId))
  await tx.update(messages).set({ senderName: NOBODY.account }).where(eq(messages.senderId, userId))
  await tx.update(appointmentNotes).set({ authorName: NOBODY.account }).where(eq(appointmentNotes.authorId, userId))
  await tx
    .update(reviews)
    .set({
      authorName: 'Anonymous',
      patientId: null,
      decisionReason: null,
      decidedAt: null,
      updatedAt: reviews.updatedAt,
    })
    .where(eq(reviews.patientId, userId))
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await tx.delete(requests).where(isRequestOf(userId))
  await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, address))
  return documents
}

/** Condition for erased accounts. An empty hash allows no sign-in. */
const isErased = eq(users.passwordHash, '')

type End = {
  /**
   * Condition that stops the erasure: another instance may have changed the account since it was
   * listed.
   */
  unless?: SQL
  finish: (tx: Tx, now: Date) => Promise<unknown>
}

/**
 * Runs `finish` after erasing the rows of a user, if the time has come and no other instance does
 * it. Returns whether it did.
 */
async function atTheEnd(deps: Dependencies, userId: string, { unless, finish }: End): Promise<boolean> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), lte(users.deletesAt, now), unless && not(unless)))
      .for('update', { skipLocked: true })
    if (due.length === 0) return false
    const mails = await mailsOf(tx, userId)
    const documents = await eraseRows(tx, userId, now)
    await finish(tx, now)
    // Last, so that an earlier fault deletes no file of an account that stays, and no file outlives
    // its row.
    for (const name of documents) await removeStored(deps.config, name)
    await removeMailFiles(deps.config, mails)
    return true
  })
}

/**
 * Erases everything that identifies a user. The address, the first name and the language of the
 * account stay for the last mail. `removeAccount` deletes them with the row.
 */
export async function eraseAccount(deps: Dependencies, userId: string): Promise<void> {
  const isDone = await atTheEnd(deps, userId, {
    unless: isErased,
    finish: async (tx, now) => {
      await tx
        .update(users)
        .set({
          status: 'inactive',
          passwordHash: '',
          lastName: '',
          phone: null,
          address: null,
          birthDate: null,
          bio: null,
          pendingEmail: null,
          totpEnabledAt: null,
          totpSecret: null,
          totpLastStep: null,
          calendarKeyHash: null,
          preferences: {},
        })
        .where(eq(users.id, userId))
      await queueMail(tx, now, { kind: 'account.deleted', userId, dedupeKey: `account.deleted:${userId}` })
      await recordAudit(tx, createSystemContext(deps), 'user.delete_account', userId)
    },
  })
  // After the commit: an account that is on the list and still in use would be lost at a restore.
  if (isDone) await listErasure(deps.config, userId, deps.clock())
}

/** Deletes the row of an account that is on the list of erasures from then on. */
async function removeRow(deps: Dependencies, tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
  // Before the commit, because a failure repeats the whole erasure.
  await listErasure(deps.config, userId, deps.clock())
}

/**
 * Deletes the row too, after the last mail. First erases rows written by requests that were still
 * running.
 */
export async function removeAccount(deps: Dependencies, userId: string): Promise<void> {
  await atTheEnd(deps, userId, { finish: (tx) => removeRow(deps, tx, userId) })
}

/** Accounts that are looked up at once. */
const BATCH = 1000

/**
 * Erases all accounts of the list that exist, because a restored backup had them. They get no mail:
 * they got their last one. Returns their number.
 */
export async function eraseAgain(deps: Dependencies): Promise<number> {
  const ids = await findErasures(deps.config)
  let count = 0
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await deps.db
      .update(users)
      .set({ deletesAt: deps.clock() })
      .where(inArray(users.id, ids.slice(from, from + BATCH)))
      .returning({ id: users.id })
    for (const { id } of rows) {
      const finish = async (tx: Tx) => {
        await recordAudit(tx, createSystemContext(deps), 'user.delete_account', id)
        await removeRow(deps, tx, id)
      }
      if (await atTheEnd(deps, id, { finish })) count++
    }
  }
  return count
}
