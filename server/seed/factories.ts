/**
 * Factories of valid rows, for demo data and tests. `makeX(random, overrides)` only builds a row.
 * `insertX(db, …)` also writes it and returns the whole row as stored. Records that a row must
 * belong to have to be given.
 */
import bcrypt from 'bcrypt'
import { bookingIdFrom } from '#domain/appointments.ts'
import { DEFAULT_DURATION, DEFAULT_OPENING_HOURS, type WeeklyHours } from '#domain/availability.ts'
import { findDistrict } from '#domain/districts.ts'
import { COUNTRY } from '#domain/places.ts'
import { visitTypeByName } from '#domain/visit-types.ts'
import type { Queryable } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import {
  doctorBreaks,
  doctorHours,
  doctorLeave,
  doctorServices,
  doctors,
} from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import {
  bookingRules,
  hospitalHolidays,
  hospitalServices,
  hospitals,
  openingHours,
} from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'
import { Random } from './random.ts'

type WithId<Row> = Row & { id: string }
export type NewHospital = WithId<typeof hospitals.$inferInsert>
export type NewDoctor = WithId<typeof doctors.$inferInsert>
export type NewHealthService = WithId<typeof healthServices.$inferInsert>
export type NewUser = WithId<typeof users.$inferInsert>
export type NewAppointment = WithId<typeof appointments.$inferInsert>
export type NewReview = WithId<typeof reviews.$inferInsert>
type Needs<Row, Key extends keyof Row> = Partial<Row> & Required<Pick<Row, Key>>

/**
 * Value in the format of a bcrypt hash that matches no password, for accounts that cannot sign in.
 */
const UNUSABLE_PASSWORD = `$2b$10$${'.'.repeat(53)}`

const hashes = new Map<string, Promise<string>>()
/** Hashes each demo password once per process, because hashing is slow on purpose. */
export function hashOnce(password: string, rounds = 10): Promise<string> {
  const key = `${rounds}:${password}`
  let hash = hashes.get(key)
  if (!hash) {
    hash = bcrypt.hash(password, rounds)
    hashes.set(key, hash)
  }
  return hash
}

/** Returns a telephone number with a real area code and an unassigned subscriber number. */
export const fictionalPhone = (areaCode: number, random: Random): string =>
  `+90 ${areaCode} 000 ${String(random.int(0, 99)).padStart(2, '0')} ${String(random.int(0, 99)).padStart(2, '0')}`

export function makeHospital(random: Random, overrides: Partial<NewHospital> = {}): NewHospital {
  const id = random.id()
  const city = overrides.city ?? 'İstanbul'
  const district = overrides.district === undefined ? 'Kadıköy' : overrides.district
  const place = findDistrict(city, district ?? '')
  return {
    id,
    name: `Söğüt ${id.slice(-6)} Hospital`,
    address: `Söğüt Sokak ${random.int(1, 120)}`,
    country: COUNTRY,
    latitude: place?.latitude,
    longitude: place?.longitude,
    phone: fictionalPhone(216, random),
    languages: ['English', 'Turkish'],
    ...overrides,
    city,
    district,
  }
}

const weeklyTimes = (hours: WeeklyHours) =>
  Object.entries(hours).flatMap(([weekday, times]) =>
    (times ?? []).map((startTime) => ({ weekday: Number(weekday), startTime })),
  )

export const makeOpeningHours = (hospitalId: string, hours: WeeklyHours = DEFAULT_OPENING_HOURS) =>
  weeklyTimes(hours).map((time) => ({ ...time, hospitalId }))

export function makeDoctor(random: Random, overrides: Partial<NewDoctor> = {}): NewDoctor {
  const id = random.id()
  return {
    id,
    fullName: `Dr. Umut Söğüt ${id.slice(-6)}`,
    specialty: 'Cardiology',
    experienceYears: random.int(3, 35),
    languagesSpoken: ['Turkish', 'English'],
    consultationFee: random.int(8, 30) * 10,
    ...overrides,
  }
}

export function makeHealthService(random: Random, overrides: Partial<NewHealthService> = {}): NewHealthService {
  const id = random.id()
  const { name = `Consultation ${id.slice(-6)}`, category = 'Specialist Care' } = overrides
  return {
    id,
    name,
    description: 'A talk with a specialist, an examination and a written plan.',
    category,
    visitType: visitTypeByName({ name, category }),
    iconKey: 'stethoscope',
    price: 120,
    duration: 60,
    ...overrides,
  }
}

/** Builds a patient who cannot sign in unless `passwordHash` is given (see `hashOnce`). */
export function makeUser(random: Random, overrides: Partial<NewUser> = {}): NewUser {
  const id = random.id()
  return {
    id,
    email: `person-${id.slice(-12)}@mail.example`,
    passwordHash: UNUSABLE_PASSWORD,
    firstName: 'Ada',
    lastName: 'Söğüt',
    role: overrides.hospitalId ? 'hospital' : 'user',
    hospitalRole: overrides.hospitalId ? 'owner' : null,
    phone: '+44 20 7946 0100',
    ...overrides,
  }
}

export function makeAppointment(
  random: Random,
  overrides: Needs<NewAppointment, 'hospitalId' | 'serviceId' | 'date' | 'time'>,
): NewAppointment {
  return {
    id: random.id(),
    bookingId: bookingIdFrom(random.bytes(8)),
    patientFirstName: 'Ada',
    patientLastName: 'Söğüt',
    patientEmail: 'ada@mail.example',
    patientPhone: '+44 20 7946 0100',
    durationMinutes: DEFAULT_DURATION,
    ...overrides,
  }
}

/**
 * Builds a review. A trigger copies hospital, service, doctor and patient from the appointment,
 * whatever is given here.
 */
export function makeReview(
  random: Random,
  appointment: Pick<NewAppointment, 'id' | 'hospitalId' | 'serviceId'>,
  overrides: Partial<NewReview> = {},
): NewReview {
  const { id: appointmentId, hospitalId, serviceId } = appointment
  const text = {
    rating: random.int(3, 5),
    comment: 'Everything was explained before it was done.',
    authorName: 'Ada S.',
  }
  return { id: random.id(), appointmentId, hospitalId, serviceId, ...text, ...overrides }
}

// Rows of one process never collide. Collisions with another process in the same database are as
// unlikely as with any UUID.
const shared = new Random(20_260_105)
const first = <Row>(rows: Row[]): Row => rows[0] as Row

/** Rules of a hospital that confirms by hand and can be booked up to the last minute. */
export const NO_NOTICE = { noticeMinutes: 0, procedureNoticeMinutes: 0 }

/**
 * Inserts a hospital, by default with the usual opening hours and without notice. `rules: null`
 * keeps the product's default rules.
 */
export async function insertHospital(
  db: Queryable,
  overrides: Partial<NewHospital> = {},
  hours?: WeeklyHours,
  { rules = NO_NOTICE }: { rules?: Omit<typeof bookingRules.$inferInsert, 'hospitalId'> | null } = {},
): Promise<typeof hospitals.$inferSelect> {
  const row = first(await db.insert(hospitals).values(makeHospital(shared, overrides)).returning())
  const times = makeOpeningHours(row.id, hours)
  if (times.length > 0) await db.insert(openingHours).values(times)
  if (rules) await insertBookingRules(db, { hospitalId: row.id, ...rules })
  return row
}

/** Inserts a doctor who offers these services of the hospital at the hospital's prices. */
export async function insertDoctor(
  db: Queryable,
  overrides: Partial<NewDoctor> = {},
  serviceIds: string[] = [],
): Promise<typeof doctors.$inferSelect> {
  const row = first(await db.insert(doctors).values(makeDoctor(shared, overrides)).returning())
  const links = serviceIds.map((serviceId) => ({ doctorId: row.id, serviceId }))
  if (links.length > 0) await db.insert(doctorServices).values(links)
  return row
}

/** Inserts a service that `hospitalIds` offer at its own price. */
export async function insertHealthService(
  db: Queryable,
  overrides: Partial<NewHealthService> = {},
  hospitalIds: string[] = [],
): Promise<typeof healthServices.$inferSelect> {
  const row = first(await db.insert(healthServices).values(makeHealthService(shared, overrides)).returning())
  const links = hospitalIds.map((hospitalId) => ({ hospitalId, serviceId: row.id }))
  if (links.length > 0) await db.insert(hospitalServices).values(links)
  return row
}

/**
 * Inserts a user. With `password` the user can sign in. It is hashed with few rounds, for speed.
 */
export async function insertUser(
  db: Queryable,
  { password, ...overrides }: Partial<NewUser> & { password?: string } = {},
): Promise<typeof users.$inferSelect> {
  const secret = password === undefined ? {} : { passwordHash: await hashOnce(password, 4) }
  return first(
    await db
      .insert(users)
      .values(makeUser(shared, { ...secret, ...overrides }))
      .returning(),
  )
}

export const insertHoliday = async (db: Queryable, row: Omit<typeof hospitalHolidays.$inferInsert, 'name'>) =>
  db.insert(hospitalHolidays).values({ name: 'Republic Day', ...row })

/**
 * Inserts or updates booking rules. Omitted rules stay unchanged, by default those of `NO_NOTICE`.
 */
export const insertBookingRules = async (db: Queryable, row: typeof bookingRules.$inferInsert) =>
  db
    .insert(bookingRules)
    .values({ ...NO_NOTICE, ...row })
    .onConflictDoUpdate({ target: bookingRules.hospitalId, set: row })

type DoctorRows = {
  hours?: WeeklyHours
  breaks?: Omit<typeof doctorBreaks.$inferInsert, 'id' | 'doctorId'>[]
  leave?: Omit<typeof doctorLeave.$inferInsert, 'id' | 'doctorId'>[]
}

/**
 * Inserts a doctor's own hours, breaks and leave. Without hours the doctor has those of the
 * hospital.
 */
export async function insertDoctorCalendar(
  db: Queryable,
  doctorId: string,
  { hours = {}, breaks = [], leave = [] }: DoctorRows,
): Promise<void> {
  const times = weeklyTimes(hours).map((time) => ({ ...time, doctorId }))
  if (times.length > 0) await db.insert(doctorHours).values(times)
  if (breaks.length > 0) await db.insert(doctorBreaks).values(breaks.map((row) => ({ ...row, doctorId })))
  if (leave.length > 0) await db.insert(doctorLeave).values(leave.map((row) => ({ ...row, doctorId })))
}

export const insertAppointment = async (
  db: Queryable,
  overrides: Parameters<typeof makeAppointment>[1],
): Promise<typeof appointments.$inferSelect> =>
  first(await db.insert(appointments).values(makeAppointment(shared, overrides)).returning())

export const insertReview = async (
  db: Queryable,
  appointment: Parameters<typeof makeReview>[1],
  overrides: Partial<NewReview> = {},
): Promise<typeof reviews.$inferSelect> =>
  first(
    await db
      .insert(reviews)
      .values(makeReview(shared, appointment, overrides))
      .returning(),
  )
