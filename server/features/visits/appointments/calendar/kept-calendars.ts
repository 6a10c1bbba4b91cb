/**
 * Cache of calendars without patient data, for the next times in lists. A booking reads its facts
 * in its own transaction.
 */
import { addDays, type CalendarFacts, type DaySpan, dateIn, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import type { CalendarSource, Catalogue, LoadedRecord } from '#server/catalogue/catalogue.ts'
import { sharedValues } from '#server/catalogue/shared-values.ts'
import { calendarOf, NOWHERE, servicesWith } from '../booking/facts.ts'
import { type DoctorRow, type HospitalRow, readDoctors, readHospitals } from './calendars.ts'

/**
 * Days read beyond the last bookable one, so that a cached calendar is valid for more than a day.
 */
const DAYS_TO_SPARE = 14

type KeptCalendar<Row> = { row: Row; days: DaySpan }

/** Many calendars have usual hours and services in common. */
const MOST_SHARED = 20_000
const share = sharedValues<object | string>((value) => JSON.stringify(value), MOST_SHARED)

/** Bytes of a calendar without lists, and of an entry of a list. */
const CALENDAR_BYTES = 600
const ENTRY_BYTES = 90

const calendarCache = <Row extends { id: string }>(
  row: Row,
  days: DaySpan,
  entries: number,
): LoadedRecord<KeptCalendar<Row>> => ({
  id: row.id,
  size: CALENDAR_BYTES + ENTRY_BYTES * entries,
  record: { row, days },
})

const hospitalSource = (days: DaySpan): CalendarSource<KeptCalendar<HospitalRow>> => ({
  kind: 'hospital',
  load: async (db, ids) => {
    const rows = await readHospitals(db, { ...days, ids: [...ids], serviceId: null, exceptId: null })
    return rows.map((row) =>
      calendarCache(
        {
          ...row,
          openingHours: row.openingHours && share(row.openingHours),
          holidays: share(row.holidays),
          rules: row.rules && share(row.rules),
          services: row.services.map(share),
        },
        days,
        row.taken.length + row.closures.length,
      ),
    )
  },
})

const doctorSource = (days: DaySpan): CalendarSource<KeptCalendar<DoctorRow>> => ({
  kind: 'doctor',
  load: async (db, ids) => {
    const rows = await readDoctors(db, { ...days, ids: [...ids], exceptId: null })
    return rows.map((row) =>
      calendarCache(
        { ...row, hours: row.hours && share(row.hours), services: share(row.services) },
        days,
        row.taken.length + row.breaks.length + row.leave.length + row.blocked.length,
      ),
    )
  },
})

type Keeping = NonNullable<Catalogue['calendars']>
type Reading<Row> = { source: (days: DaySpan) => CalendarSource<KeptCalendar<Row>>; ids: string[]; today: string }

/** Finds the rows of calendars. Outdated ones are read again. */
async function findRows<Row extends { id: string }>(
  catalogue: Catalogue,
  keeping: Keeping,
  { source, ids, today }: Reading<Row>,
): Promise<Row[]> {
  const last = addDays(today, MAX_DAYS_AHEAD)
  const days = { from: today, to: addDays(last, DAYS_TO_SPARE) }
  const calendars = await keeping(source(days), ids)
  const isShort = (calendar: KeptCalendar<Row>) => calendar.days.from > today || calendar.days.to < last
  const short = calendars.filter(isShort).map(({ row }) => row.id)
  if (short.length === 0) return calendars.map(({ row }) => row)
  catalogue.dropCalendars(source(days).kind, short)
  return (await keeping(source(days), ids)).map(({ row }) => row)
}

type KeptFacts = CalendarFacts & { hospitalId: string | null }

type Question = {
  hospitalIds: string[]
  doctorIds: string[]
  /** Null for any service. */
  serviceId: string | null
  now: Date
}

/**
 * Returns the cached facts of the rule for hospitals and doctors, or null if caching is off.
 * Independent and inactive doctors take no appointments.
 */
export async function findKeptCalendars(
  catalogue: Catalogue,
  { hospitalIds, doctorIds, serviceId, now }: Question,
): Promise<Record<'hospitals' | 'doctors', Map<string, KeptFacts>> | null> {
  const keeping = catalogue.calendars
  if (!keeping) return null
  const today = dateIn(now)
  const doctors =
    doctorIds.length > 0 ? await findRows(catalogue, keeping, { source: doctorSource, ids: doctorIds, today }) : []
  const ids = [...new Set([...hospitalIds, ...doctors.flatMap(({ hospitalId }) => hospitalId ?? [])])]
  const hospitals = await findRows(catalogue, keeping, { source: hospitalSource, ids, today })
  const facts = new Map(
    hospitals.map((row): [string, KeptFacts] => {
      const services = serviceId === null ? row.services : row.services.filter(({ id }) => id === serviceId)
      const { taken } = row
      return [row.id, { ...calendarOf(row, now), services, taken, hospitalId: row.id, doctor: null, mine: [] }]
    }),
  )
  const nowhere = { ...calendarOf(NOWHERE, now), taken: [], mine: [], doctor: null }
  return {
    hospitals: facts,
    doctors: new Map(
      doctors.map(({ id, hospitalId, isActive, taken, blocked, ...doctor }): [string, KeptFacts] => {
        const hospital = isActive ? facts.get(hospitalId ?? '') : undefined
        const services = servicesWith(hospital?.services ?? [], doctor)
        if (!hospital) return [id, { ...nowhere, hospitalId }]
        return [id, { ...hospital, closures: [...hospital.closures, ...blocked], services, taken, doctor }]
      }),
    ),
  }
}
