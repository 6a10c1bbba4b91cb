/** Offers free times of a calendar to waiting patients, in the order of their entries. */
import { and, eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import {
  addDays,
  DEFAULT_DURATION,
  dateIn,
  instantOf,
  MAX_DAYS_AHEAD,
  nextTimes,
  type Slot,
} from '#domain/availability.ts'
import type { Channel, VisitType } from '#domain/visit-types.ts'
import { type DayPart, offerEnd, suits } from '#domain/waiting-list.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { retryLostRace } from '#server/database/lost-race.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctorServices } from '#server/features/catalogue/doctors/table.ts'
import { hospitalServices } from '#server/features/catalogue/hospitals/table.ts'
import { lostSlot, requireBookable, type SlotRequest } from '#server/features/visits/appointments/booking/bookable.ts'
import { findFacts } from '#server/features/visits/appointments/booking/facts.ts'
import { findOffer } from '#server/features/visits/appointments/booking/offer.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import type { WaitingCalendar } from './queue.ts'
import { waitingEntries, waitingOffers } from './table.ts'

/** Entry in line, with the visit that could be earlier. */
type Candidate = {
  id: string
  userId: string
  personId: string | null
  serviceId: string
  from: string
  to: string
  dayPart: DayPart
  channel: Channel | null
  createdAt: string
  moving: {
    id: string
    minutes: number
    visitType: VisitType
    date: string
    time: string
    personId: string | null
  } | null
}

const PAGE = 200
/** Maximum number of considered times of a service for one offer. */
const MOST_TIMES = 500
/** Maximum number of times tried for one entry, whose patient may have other visits then. */
const MOST_TRIES = 5

/** Returns the entries of a calendar after a given one, in order of creation. */
const readLine = (tx: Tx, { hospitalId, doctorId }: WaitingCalendar, after: Candidate | undefined) =>
  query<Candidate>(
    tx,
    sql`select w.id, w.user_id as "userId", w.person_id as "personId", w.service_id as "serviceId",
        w.from_date::text as "from", w.to_date::text as "to", w.day_part as "dayPart", w.channel, w.created_at::text as "createdAt",
        case when a.id is not null then json_build_object('id', a.id, 'minutes', a.duration_minutes, 'visitType', a.visit_type,
          'date', a.date, 'time', to_char(a.time, 'HH24:MI'), 'personId', a.person_id) end as moving
      from ${waitingEntries} w join ${users} u on u.id = w.user_id and u.status = 'active' and u.deletes_at is null
        left join ${appointments} a on a.id = w.appointment_id
      where w.state = 'waiting' and (w.hospital_id = ${hospitalId} or w.hospital_id is null)
        and ${
          doctorId
            ? sql`(w.doctor_id = ${doctorId} or (w.doctor_id is null and w.appointment_id is null))
              and w.service_id in (select service_id from ${doctorServices} where doctor_id = ${doctorId})`
            : sql`w.doctor_id is null`
        }
        and w.service_id in (select service_id from ${hospitalServices} where hospital_id = ${hospitalId})
        and ${after ? sql`(w.created_at, w.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql`true`}
      order by w.created_at, w.id limit ${PAGE}`,
  )

type Turn = { tx: Tx; calendar: WaitingCalendar; now: Date }

/** Returns free times of a service that can still be booked when the offer ends. */
async function freeTimes({ tx, calendar, now }: Turn, serviceId: string): Promise<Slot[]> {
  const today = dateIn(now)
  const days = { from: today, to: addDays(today, MAX_DAYS_AHEAD) }
  const facts = await findFacts(
    tx,
    { ...calendar, serviceId },
    { days, now: offerEnd(now), patientId: null, personId: null },
  )
  return nextTimes(facts, { ...days, limit: MOST_TIMES })
}

const isEarlier = (slot: Slot, { moving }: Candidate): boolean =>
  !moving || instantOf(slot.date, slot.time) < instantOf(moving.date, moving.time)

/** Offers a time to an entry. Returns false if it does not suit the patient. */
async function offer({ tx, calendar, now }: Turn, candidate: Candidate, slot: Slot): Promise<boolean> {
  const { serviceId, userId, channel, moving } = candidate
  const requested: SlotRequest = {
    ...calendar,
    serviceId,
    slot,
    patientId: userId,
    personId: moving ? moving.personId : candidate.personId,
    now: offerEnd(now),
    fields: { date: 'date', time: 'time' },
    ...(moving && {
      moving: { id: moving.id, serviceId, minutes: moving.minutes, visitType: moving.visitType, toAnotherTime: true },
    }),
  }
  const offered = channel ? await findOffer(tx, requested, { language: 'en' }) : undefined
  if (channel && !offered?.offer.visit.channels.includes(channel)) return false
  const facts = await requireBookable(tx, requested).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!facts) return false
  const [taken] = await tx
    .update(waitingEntries)
    .set({ state: 'offered' })
    .where(and(eq(waitingEntries.id, candidate.id), eq(waitingEntries.state, 'waiting')))
    .returning({ id: waitingEntries.id })
  if (!taken) return false
  const id = v7()
  await tx.insert(waitingOffers).values({
    id,
    entryId: candidate.id,
    ...calendar,
    serviceId,
    ...slot,
    durationMinutes: moving?.minutes ?? facts.services[0]?.minutes ?? DEFAULT_DURATION,
    bufferMinutes: facts.rules.bufferMinutes,
    expiresAt: offerEnd(now),
    createdAt: now,
  })
  await queueMail(tx, now, { kind: 'waiting.offered', userId, payload: { offerId: id } })
  return true
}

/** Offers a suitable time to the first entry in line. Returns false if there is none. */
async function offerNext(turn: Turn): Promise<boolean> {
  const { tx, calendar } = turn
  // One offer of a calendar at a time, so that no entry is passed over.
  const key = `waiting list ${calendar.hospitalId} ${calendar.doctorId ?? ''}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const timesOf = new Map<string, Slot[]>()
  let after: Candidate | undefined
  do {
    const line: Candidate[] = await readLine(tx, calendar, after)
    for (const candidate of line) {
      const { serviceId } = candidate
      const times = timesOf.get(serviceId) ?? (await freeTimes(turn, serviceId))
      timesOf.set(serviceId, times)
      const suitable = times.filter((slot) => suits(slot, candidate) && isEarlier(slot, candidate))
      for (const slot of suitable.slice(0, MOST_TRIES)) if (await offer(turn, candidate, slot)) return true
    }
    after = line.length === PAGE ? line.at(-1) : undefined
  } while (after)
  return false
}

/** Offers every free time of a calendar that suits an entry. */
export async function offerTimes(ctx: Context, calendar: WaitingCalendar): Promise<number> {
  const next = () =>
    retryLostRace(() => ctx.db.transaction((tx) => offerNext({ tx, calendar, now: ctx.clock() })), { isLost: lostSlot })
  let offers = 0
  while (await next()) offers++
  return offers
}
