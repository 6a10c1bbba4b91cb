import { and, eq, inArray, isNull, lt, notInArray, type SQL } from 'drizzle-orm'
import { REQUEST_KEPT_DAYS } from '#domain/requests.ts'
import type { Dependencies } from '#server/context.ts'
import { requestFiles, requests } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500

/**
 * Deletes requests after their retention period with everything that belongs to them, and files
 * that were never sent.
 */
export async function eraseOldRequests({ db, clock }: Dependencies): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  const { spam, job, other } = REQUEST_KEPT_DAYS
  const isOver: (SQL | undefined)[] = [
    and(eq(requests.state, 'spam'), lt(requests.updatedAt, before(spam))),
    and(eq(requests.kind, 'job'), lt(requests.updatedAt, before(job))),
    and(notInArray(requests.kind, ['job']), lt(requests.updatedAt, before(other))),
  ]
  for (const condition of isOver) {
    const old = db.select({ id: requests.id }).from(requests).where(condition).limit(BATCH)
    await db.delete(requests).where(inArray(requests.id, old))
  }
  await db.delete(requestFiles).where(and(isNull(requestFiles.requestId), lt(requestFiles.createdAt, before(1))))
}
