import { and, eq, exists, gte, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { dateIn, timeIn, weekdayOf } from '#domain/availability.ts'
import { DIGEST_HOURS } from '#domain/digests.ts'
import type { Dependencies } from '#server/context.ts'
import { queueMailToStaff } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { closures, hospitalHolidays, hospitals, openingHours } from '#server/features/catalogue/hospitals/table.ts'
import { isNothing, waitingAt } from './reading.ts'
import { hospitalDigests } from './table.ts'

/** Number of hospitals per run. The rest follow a minute later. */
const BATCH = 200

/**
 * Returns active hospitals with staff that are open today, have the mail enabled, and were not
 * handled today.
 */
async function findDue({ db }: Pick<Dependencies, 'db'>, today: string): Promise<string[]> {
  const here = eq(users.hospitalId, hospitals.id)
  // A closure of some hours leaves the day open.
  const isClosed = and(
    eq(closures.hospitalId, hospitals.id),
    isNull(closures.startsAt),
    lte(closures.startsOn, today),
    gte(closures.endsOn, today),
  )
  const isHoliday = and(eq(hospitalHolidays.hospitalId, hospitals.id), eq(hospitalHolidays.date, today))
  const isOpen = and(eq(openingHours.hospitalId, hospitals.id), eq(openingHours.weekday, weekdayOf(today)))
  const constant = { one: sql`1` }
  const rows = await db
    .select({ id: hospitals.id })
    .from(hospitals)
    .leftJoin(hospitalDigests, eq(hospitalDigests.hospitalId, hospitals.id))
    .where(
      and(
        eq(hospitals.isActive, true),
        or(isNull(hospitalDigests.isOn), hospitalDigests.isOn),
        or(isNull(hospitalDigests.lastDay), ne(hospitalDigests.lastDay, today)),
        exists(
          db
            .select(constant)
            .from(users)
            .where(and(here, eq(users.status, 'active'))),
        ),
        exists(db.select(constant).from(openingHours).where(isOpen)),
        notExists(db.select(constant).from(closures).where(isClosed)),
        notExists(db.select(constant).from(hospitalHolidays).where(isHoliday)),
      ),
    )
    .orderBy(hospitals.id)
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Handles the digest of one hospital for today, unless another instance has. */
async function queueDigest({ db }: Pick<Dependencies, 'db'>, hospitalId: string, now: Date): Promise<void> {
  const lastDay = dateIn(now)
  await db.transaction(async (tx) => {
    const [taken] = await tx
      .insert(hospitalDigests)
      .values({ hospitalId, lastDay })
      .onConflictDoUpdate({
        target: hospitalDigests.hospitalId,
        set: { lastDay },
        setWhere: sql`${hospitalDigests.lastDay} is distinct from excluded.last_day`,
      })
      .returning({ hospitalId: hospitalDigests.hospitalId })
    if (!taken || isNothing(await waitingAt(tx, hospitalId, now))) return
    await queueMailToStaff(tx, now, { kind: 'digest.daily', hospitalId, payload: { hospitalId, day: lastDay } })
  })
}

/**
 * Queues the morning mails of today, once for each hospital and day. Their content is read when
 * they are sent.
 */
export async function queueDigests(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  isEnding: () => boolean = () => false,
): Promise<void> {
  const now = deps.clock()
  const time = timeIn(now)
  if (time < DIGEST_HOURS.from || time >= DIGEST_HOURS.until) return
  for (const hospitalId of await findDue(deps, dateIn(now))) {
    if (isEnding()) return
    await queueDigest(deps, hospitalId, now)
  }
}
