import { sql } from 'drizzle-orm'
import { bookingLimits, refuseAnother, TAB_STATUSES } from '#domain/appointments.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { oneOf } from '#server/database/columns.ts'
import { statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { agreedBy } from '#server/features/accounts/consents/writing.ts'
import { settings } from '#server/features/accounts/settings/table.ts'
import { users } from '#server/features/accounts/users/table.ts'
import type { Viewer } from '#server/viewer.ts'
import { appointments } from '../table.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Account that books. */
export type Account = {
  id: string
  isConfirmed: boolean
  birthDate: string | null
  language: UiLanguage | null
  limits: unknown
}

const lockUser = statement<Account, { id: string }>(
  () => sql`select ${users.id} as id, ${users.emailConfirmedAt} is not null as "isConfirmed",
      ${users.birthDate} as "birthDate", ${users.language} as language,
      (select ${settings.value} from ${settings} where ${settings.key} = 'bookingLimits') as limits
    from ${users} where ${users.id} = ${sql.placeholder('id')} for no key update of ${users}`,
)

/**
 * Locks the user's row, so that bookings of one user run one after another, and each counts the
 * previous ones and finds their keys.
 */
export async function lockBooker(tx: Tx, { id }: Pick<Viewer, 'id'>): Promise<Account> {
  const [account = { id, isConfirmed: false, birthDate: null, language: null, limits: null }] = await lockUser(tx, {
    id,
  })
  return account
}

/**
 * Locks the account of an appointment that moves, like a booking, so that the two see each other's
 * times.
 */
export async function lockPatient(tx: Tx, { patientId }: { patientId: string | null }): Promise<void> {
  if (patientId) await lockUser(tx, { id: patientId })
}

/**
 * Future appointments of an account, its bookings within a day, and the documents its holder has
 * agreed to.
 */
type BookingCounts = { upcoming: number; today: number; agreed: string[] }

const countMade = statement<BookingCounts, { patientId: string; now: Date; aDayAgo: Date }>(
  () => sql`select count(*) filter (where ${sql.raw(oneOf('status', TAB_STATUSES.upcoming))} and ${appointments.startsAt} > ${sql.placeholder('now')})::int as upcoming,
      count(*) filter (where ${appointments.createdAt} > ${sql.placeholder('aDayAgo')})::int as today, ${agreedBy(sql`${sql.placeholder('patientId')}::uuid`)} as agreed
    from ${appointments} where ${appointments.patientId} = ${sql.placeholder('patientId')}::uuid`,
)

export async function findBookingCounts(tx: Tx, ctx: Context, patientId: string): Promise<BookingCounts> {
  const now = ctx.clock()
  const aDayAgo = new Date(now.getTime() - DAY_SECONDS * 1000)
  const [counts = { upcoming: 0, today: 0, agreed: [] }] = await countMade(tx, { patientId, now, aDayAgo })
  return counts
}

/** Refuses a booking above the limits of the operator's settings. */
export function requireBookingQuota(
  { isConfirmed, limits }: Account,
  counts: BookingCounts,
  { byHospital }: { byHospital: boolean },
): void {
  const refusal = refuseAnother({ ...counts, isConfirmed }, bookingLimits.parse(limits ?? {}))
  if (!refusal) return
  if (byHospital)
    throw new AppError('conflict', 'This patient has as many upcoming appointments as one person may have.')
  const extra = refusal.code === 'too_many_requests' ? { retryAfter: DAY_SECONDS } : undefined
  throw new AppError(refusal.code, refusal.sentence, { extra })
}
