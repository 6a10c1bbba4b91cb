/** Public verbs: open a form, upload its files, and send it. */
import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { afterBusinessDays } from '#domain/business-days.ts'
import { ANSWER_DAYS, columnsOfRequest, REQUEST_MESSAGES, requestInput, requestNumberFrom } from '#domain/requests.ts'
import type { Context } from '#server/context.ts'
import { requireDisk } from '#server/database/disk.ts'
import { AppError } from '#server/errors.ts'
import { queueMailTo } from '#server/features/accounts/outbox/writing.ts'
import { networkOf } from '#server/http/address.ts'
import { type Limit, requireLeft, takeFrom } from '#server/limits.ts'
import type { Upload } from '#server/rest/upload.ts'
import { storeUpload } from '#server/storage/receiving.ts'
import { checkFormToken, makeFormToken } from './form-token.ts'
import type { SentRequest } from './record.ts'
import { requestEvents, requestFiles, requests } from './table.ts'

const HOUR = 60 * 60
const fromNetwork = (ctx: Context): Limit => ({ what: 'request', who: networkOf(ctx.ip), most: 10, seconds: HOUR })
/**
 * Returns the limit of mails to an address, because a form may contain the address of another
 * person.
 */
const toAddress = (email: string): Limit => ({
  what: 'request-to',
  who: email.toLowerCase(),
  most: 5,
  seconds: 24 * HOUR,
})
const uploadsFrom = (ctx: Context): Limit => ({ ...fromNetwork(ctx), what: 'request-file' })

/** Opens a form. Returns the token that is sent back with it. */
export const startRequest = async (ctx: Context): Promise<{ form: string }> => ({ form: makeFormToken(ctx) })

/** Stores a document for a request that is still being written. Only the caller gets its ID. */
export async function uploadRequestFile(
  ctx: Context,
  open: () => Promise<Upload>,
): Promise<{ id: string; name: string }> {
  await requireLeft(ctx, uploadsFrom(ctx))
  await requireDisk(ctx)
  return storeUpload(ctx, await open(), async (stored) => {
    await takeFrom(ctx, uploadsFrom(ctx))
    const [row] = await ctx.db
      .insert(requestFiles)
      .values({ ...stored, createdAt: ctx.clock() })
      .returning({ id: requestFiles.id, name: requestFiles.name })
    if (!row) throw new AppError('internal')
    return row
  })
}

/**
 * Stores a request and acknowledges it by mail. Requests filled in by robots are stored separately,
 * without a mail.
 */
export async function sendRequest(ctx: Context, raw: unknown): Promise<SentRequest> {
  const input = requestInput.parse(raw)
  checkFormToken(ctx, input.form)
  await takeFrom(ctx, fromNetwork(ctx))
  await takeFrom(ctx, toAddress(input.email))
  // Each form sends one request. A form refused above may be sent again.
  await takeFrom(ctx, {
    what: 'request-form',
    who: input.form,
    most: 1,
    seconds: 48 * HOUR,
    sentence: 'This form has already been sent.',
  })
  const { columns, file, isRobot } = columnsOfRequest(input)
  const now = ctx.clock()
  const dueOn = afterBusinessDays(dateIn(now), ANSWER_DAYS)
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(requests)
      .values({
        ...columns,
        number: requestNumberFrom(randomBytes(8)),
        state: isRobot ? 'spam' : 'new',
        userId: ctx.viewer?.id ?? null,
        dueOn,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: requests.id, number: requests.number })
    if (!row) throw new AppError('internal')
    if (file) {
      const claimed = await tx
        .update(requestFiles)
        .set({ requestId: row.id })
        .where(and(eq(requestFiles.id, file), isNull(requestFiles.requestId)))
        .returning({ id: requestFiles.id })
      const { cvMissing } = REQUEST_MESSAGES
      if (claimed.length === 0) throw new AppError('bad_input', cvMissing, { fields: { file: cvMissing } })
    }
    await tx.insert(requestEvents).values({ requestId: row.id, kind: 'received', toState: 'new', createdAt: now })
    if (!isRobot) await queueMailTo(tx, now, { kind: 'request.received', payload: { requestId: row.id } })
    return { number: row.number, answerBy: dueOn }
  })
}
