import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { AppointmentStatus } from '#domain/appointments.ts'
import type { Db, Tx } from '#server/database/client.ts'
import { consents } from '#server/features/accounts/consents/table.ts'
import { settings } from '#server/features/accounts/settings/table.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { certificates } from '#server/features/catalogue/certificates/table.ts'
import { doctorServices, doctors, doctorTexts } from '#server/features/catalogue/doctors/table.ts'
import { healthServices, healthServiceTexts } from '#server/features/catalogue/health-services/table.ts'
import {
  bookingRules,
  closures,
  hospitalServices,
  hospitals,
  hospitalTexts,
  openingHours,
} from '#server/features/catalogue/hospitals/table.ts'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { appointmentEvents, appointments } from '#server/features/visits/appointments/table.ts'
import { messages } from '#server/features/visits/messages/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'
import { RULE_SWITCHES } from '#server/http/public-rules.ts'
import { makeCalendar } from './demo-calendar.ts'
import { makeCatalogue } from './demo-catalogue.ts'
import { makeCertificates } from './demo-certificates.ts'
import { FIRST_DOCTOR, treats } from './demo-doctors.ts'
import { CLOSED_HOSPITAL, UNREVIEWED_HOSPITALS } from './demo-hospitals.ts'
import { DEMO_MARKER, isDemoLoaded } from './demo-marker.ts'
import { insertQuotes } from './demo-quote-rows.ts'
import { makeQuotes } from './demo-quotes.ts'
import { makeRuleSwitches, makeRules } from './demo-rules.ts'
import { makeTexts } from './demo-texts.ts'
import {
  makeColleagues,
  makeConsents,
  makeDemoAccounts,
  makeDoctorAccount,
  makePatients,
  makeStaff,
} from './demo-users.ts'
import {
  chooseHospital,
  chooseService,
  makeHistories,
  makeMessages,
  makeReviews,
  type Visit,
  visitMaker,
} from './demo-visits.ts'
import { makeOpeningHours } from './factories.ts'
import { Random } from './random.ts'

/** Treatment of the quote request that is assigned to the demo doctor. */
const DOCTORS_TREATMENT = 'Dental Veneers'

const TOTALS = {
  doctors: 200,
  patients: 150,
  reviews: 800,
  unreviewed: 150,
  cancelled: 130,
  upcoming: 240,
  threads: 60,
}
const DAYS_BACK = 540
const DAY_MS = 86_400_000
const demoLock = 4_865_108

/**
 * Creates all rows. Only dates and times depend on the clock. Names, texts, prices and IDs are
 * always the same.
 */
async function makeDemoData(now: Date) {
  const catalogue = makeCatalogue(new Random(1), now, TOTALS.doctors)
  const random = new Random(2)
  // Values that depend on the current day have their own random sequence, so that the rest stays
  // the same.
  const when = new Random(3)
  const patients = makePatients(random, TOTALS.patients)
  const staff = new Map(makeStaff(random, catalogue.hospitals).map((person) => [person.hospitalId ?? '', person]))
  const [flagship] = catalogue.hospitals
  if (!flagship) throw new Error('the demo data has no hospitals')
  const accounts = await makeDemoAccounts(random, flagship.id)
  staff.set(flagship.id, accounts.hospital)
  const colleagues = makeColleagues(new Random(10), flagship)
  const veneers = catalogue.services.find(({ name }) => name === DOCTORS_TREATMENT)
  const dentist = catalogue.doctors.find(
    (doctor) => doctor.hospitalId === flagship.id && veneers && treats(doctor, veneers),
  )
  if (!dentist) throw new Error(`nobody at ${flagship.name} offers ${DOCTORS_TREATMENT}`)
  const doctorAccount = await makeDoctorAccount(new Random(11), dentist)

  const open = catalogue.hospitals.filter(({ name }) => name !== CLOSED_HOSPITAL)
  const reviewed = catalogue.hospitals.filter(({ name }) => !UNREVIEWED_HOSPITALS.includes(name))
  const makeVisit = visitMaker(random, makeCalendar(when, now), catalogue, now)
  const visits: Visit[] = []
  const add = (count: number, status: () => AppointmentStatus, from: typeof open, days: () => number) =>
    Array.from({ length: count }, () => {
      const hospital = chooseHospital(random, from)
      const service = chooseService(random, hospital)
      const visit = makeVisit({ hospital, service, patient: random.pick(patients), status: status(), days })
      if (visit) visits.push(visit)
      return visit
    }).filter((visit) => visit !== undefined)
  // Leaves time for reviews of the last ones.
  const past = () => -3 - Math.floor(when.next() * DAYS_BACK)
  const coming = () => 1 + Math.floor(when.next() ** 1.6 * 42)

  const own = ownVisits()
  visits.push(...own.all)
  const praised = [...own.praised, ...add(TOTALS.reviews - own.praised.length, () => 'completed', reviewed, past)]
  add(TOTALS.unreviewed, () => 'completed', open, past)
  add(
    TOTALS.cancelled,
    () => 'cancelled',
    open,
    () => (when.chance(0.8) ? past() : coming()),
  )
  const held = () => (random.chance(0.6) ? 'confirmed' : 'pending')
  add(8, held, [flagship], () => 0)
  const upcoming = add(TOTALS.upcoming, held, open, coming)

  const quotes = makeQuotes(new Random(9), {
    now,
    catalogue,
    patients,
    demoPatient: accounts.user,
    administrator: accounts.admin,
    staffOf: (hospitalId) => ({
      owner: staff.get(hospitalId)?.id,
      coordinator: colleagues.find((colleague) => colleague.hospitalId === hospitalId)?.id,
      doctor: hospitalId === flagship.id ? doctorAccount.id : undefined,
    }),
    makeVisit,
  })
  visits.push(...quotes.visits)

  const events = makeHistories(new Random(4), visits, staff, now)
  const talks = makeMessages(new Random(5), [...own.talks, ...random.sample(upcoming, TOTALS.threads)], staff, now)
  const written = makeReviews(new Random(6), praised, now)

  const firstUses = new Map<string, number>()
  for (const { patient, row } of visits)
    firstUses.set(patient.id, Math.min(row.createdAt.getTime(), firstUses.get(patient.id) ?? now.getTime()))
  for (const { patientId, createdAt } of quotes.requests)
    firstUses.set(patientId, Math.min(createdAt.getTime(), firstUses.get(patientId) ?? now.getTime()))
  const people = [accounts.admin, ...staff.values(), ...colleagues, doctorAccount, accounts.user, ...patients].map(
    (person) => {
      const newcomer = now.getTime() - (person.role === 'user' ? 20 : DAYS_BACK + 60) * DAY_MS
      const createdAt = new Date(Math.min(newcomer, (firstUses.get(person.id) ?? newcomer) - 3_600_000))
      return { ...person, createdAt, emailConfirmedAt: createdAt }
    },
  )
  const agreed = makeConsents(new Random(7), people)
  const licences = makeCertificates(new Random(8), catalogue.hospitals, { now, checkedBy: accounts.admin.id })
  return { catalogue, people, agreed, visits, events, talks, written, licences, quotes }

  /**
   * Creates one appointment of each kind for the demo patient, the next one with a conversation.
   */
  function ownVisits() {
    const ofName = (name: string) => catalogue.hospitals.find((hospital) => hospital.name === name) ?? flagship
    const doctor = catalogue.doctors.find(({ fullName }) => fullName === FIRST_DOCTOR)
    const visit = (
      name: string,
      serviceName: string,
      status: AppointmentStatus,
      days: [number, number],
      notes?: string,
    ) => {
      const hospital = ofName(name)
      const service = hospital?.offers.find((offer) => offer.name === serviceName)
      if (!hospital || !service) throw new Error(`${name} does not offer ${serviceName}`)
      const visitFound = makeVisit({
        hospital,
        service,
        status,
        notes,
        patient: accounts.user,
        days: () => when.int(...days),
        doctor: service.name === 'Cardiology' ? doctor : undefined,
      })
      if (!visitFound) throw new Error(`${name} has no time for ${serviceName}`)
      return visitFound
    }
    const note = 'Palpitations since August, worse on stairs. I take a beta blocker in the morning. I prefer English.'
    const next = visit('Firuze Park Hospital', 'Cardiology', 'confirmed', [4, 9], note)
    const pending = visit('Ihlamur Konak Dental Centre', 'Dental Implants', 'pending', [14, 24])
    const screening = visit('Firuze Park Hospital', 'Full Health Screening', 'completed', [-70, -50])
    const check = visit('Asma Altı Dental Clinic', 'Dental Check-up', 'completed', [-28, -14])
    const cancelled = visit('Mavi Çınar Hospital', 'Knee Replacement', 'cancelled', [-45, -35])
    return { all: [next, pending, screening, check, cancelled], praised: [screening], talks: [next] }
  }
}
type DemoData = Awaited<ReturnType<typeof makeDemoData>>

async function insertAll<Table extends PgTable>(tx: Tx, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) await tx.insert(table).values(rows.slice(at, at + 500))
}

async function insertDemoData(
  tx: Tx,
  { catalogue, people, agreed, visits, events, talks, written, licences, quotes }: DemoData,
): Promise<void> {
  const { hospitals: houses, hospitalRows, serviceRows, links } = catalogue
  await insertAll(tx, hospitals, hospitalRows)
  await insertAll(
    tx,
    openingHours,
    houses.flatMap(({ id, opening }) => makeOpeningHours(id, opening)),
  )
  await insertAll(tx, bookingRules, makeRules(houses))
  await insertAll(tx, closures, catalogue.closures)
  await insertAll(tx, healthServices, serviceRows)
  await insertAll(tx, hospitalServices, links)
  await insertAll(tx, doctors, catalogue.doctors)
  const texts = makeTexts(catalogue)
  await insertAll(tx, hospitalTexts, texts.ofHospitals)
  await insertAll(tx, healthServiceTexts, texts.ofServices)
  await insertAll(tx, doctorTexts, texts.ofDoctors)
  await insertAll(tx, doctorServices, catalogue.doctorLinks)
  await insertAll(tx, users, people)
  await insertAll(tx, certificates, licences)
  await insertAll(tx, consents, agreed)
  await insertAll(
    tx,
    appointments,
    visits.map(({ row }) => row),
  )
  await insertAll(tx, appointmentEvents, events)
  await insertAll(tx, messages, talks)
  await insertAll(tx, reviews, written)
  await insertQuotes(tx, insertAll, quotes)
}

/**
 * Loads the demo data once. Returns true if this call loaded it, false if it existed. If instances
 * start together, one loads and the others wait.
 */
export async function loadDemoData(db: Db, clock: () => Date = () => new Date()): Promise<boolean> {
  if (await isDemoLoaded(db)) return false
  const now = clock()
  const data = await makeDemoData(now)
  for (;;) {
    const outcome = await db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${demoLock}) as mine`)
      if (!rows[0]?.mine) return 'busy'
      if (await isDemoLoaded(tx)) return 'there'
      await insertDemoData(tx, data)
      await tx.insert(settings).values([
        { key: DEMO_MARKER, value: { loadedAt: now.toISOString() } },
        { key: RULE_SWITCHES, value: makeRuleSwitches(now) },
      ])
      return 'loaded'
    })
    if (outcome === 'loaded') await refreshNextFree(db, clock)
    if (outcome !== 'busy') return outcome === 'loaded'
    await sleep(100)
  }
}
