/**
 * Notification addresses of hospitals. No mail is sent to an address before its owner confirms it
 * by the link of a mail.
 */
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { ADDRESS_MAILS_A_DAY, addressChoice, addressLink } from '#domain/hospital-addresses.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { subjectOf } from '#server/features/accounts/outbox/links.ts'
import { queueMailTo } from '#server/features/accounts/outbox/writing.ts'
import { takeFrom } from '#server/limits.ts'
import { requirePortal } from '#server/staff.ts'
import { hospitalAddresses } from './table.ts'

export type Addresses = { notifiedEmails: string[]; unconfirmedEmails: string[] }

export async function readAddresses(db: Queryable, hospitalId: string): Promise<Addresses> {
  const rows = await db
    .select({ email: hospitalAddresses.email, confirmedAt: hospitalAddresses.confirmedAt })
    .from(hospitalAddresses)
    .where(eq(hospitalAddresses.hospitalId, hospitalId))
    .orderBy(hospitalAddresses.email)
  return {
    notifiedEmails: rows.map(({ email }) => email),
    unconfirmedEmails: rows.filter(({ confirmedAt }) => !confirmedAt).map(({ email }) => email),
  }
}

/**
 * Queues the confirmation mail of an address. It is limited, because the address may belong to
 * another person.
 */
async function ask(tx: Tx, ctx: Context, address: { id: string; email: string }): Promise<void> {
  await takeFrom(
    ctx,
    {
      what: 'hospital-address',
      who: address.email.toLowerCase(),
      most: ADDRESS_MAILS_A_DAY,
      seconds: 24 * 60 * 60,
      sentence: 'We have already written to this address {{count}} times today. Please try again tomorrow.',
      params: { count: ADDRESS_MAILS_A_DAY },
    },
    { db: tx },
  )
  await queueMailTo(tx, ctx.clock(), { kind: 'hospital.address', payload: { addressId: address.id } })
}

/** Replaces the addresses. Existing ones keep their rows, and new ones get a confirmation mail. */
export async function writeAddresses(
  tx: Tx,
  ctx: Context,
  { hospitalId, emails }: { hospitalId: string; emails: string[] },
) {
  const isTheirs = eq(hospitalAddresses.hospitalId, hospitalId)
  await tx.delete(hospitalAddresses).where(and(isTheirs, notInArray(hospitalAddresses.email, emails)))
  if (emails.length === 0) return
  const added = await tx
    .insert(hospitalAddresses)
    .values(emails.map((email) => ({ hospitalId, email })))
    .onConflictDoNothing()
    .returning({ id: hospitalAddresses.id, email: hospitalAddresses.email })
  for (const address of added) await ask(tx, ctx, address)
}

/** Sends the confirmation mail again to an unconfirmed address, for owners. */
export async function askAddressAgain(ctx: Context, chosen: string | null | undefined, raw: unknown): Promise<true> {
  const hospitalId = await requirePortal(ctx, chosen, 'settings')
  const { email } = addressChoice.parse(raw)
  await ctx.db.transaction(async (tx) => {
    const isIt = and(
      eq(hospitalAddresses.hospitalId, hospitalId),
      eq(hospitalAddresses.email, email),
      isNull(hospitalAddresses.confirmedAt),
    )
    const [address] = await tx
      .select({ id: hospitalAddresses.id, email: hospitalAddresses.email })
      .from(hospitalAddresses)
      .where(isIt)
    if (!address) throw new AppError('not_found', 'No such address is waiting for confirmation.')
    await ask(tx, ctx, address)
    await recordAudit(tx, ctx, 'hospital.address_ask', hospitalId, { hospitalId })
  })
  return true
}

/** Confirms an address. A second confirmation changes nothing. */
export async function confirmAddress(ctx: Context, raw: unknown): Promise<true> {
  const id = subjectOf(ctx, 'hospital-address', addressLink.parse(raw).token)
  const existing = id
    ? await ctx.db
        .update(hospitalAddresses)
        .set({ confirmedAt: ctx.clock() })
        .where(eq(hospitalAddresses.id, id))
        .returning({ id: hospitalAddresses.id })
    : []
  if (existing.length === 0) {
    const sentence = 'This link is no longer valid. The hospital can have a new one sent.'
    throw new AppError('bad_input', sentence, { fields: { token: sentence } })
  }
  return true
}
