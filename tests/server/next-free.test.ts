import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateIn, instantOf, TIME_SLOTS, timeIn, weekdayOf } from '#domain/availability.ts'
import {
  refreshNextFree,
  settleChangedCalendars,
} from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import {
  insertAppointment,
  insertBookingRules,
  insertDoctor,
  insertHealthService,
  insertHospital,
} from '#server/seed/factories.ts'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Returns the n-th bookable day after today, for every date of the test. */
function workday(n: number): string {
  let date = dateIn(new Date())
  for (let found = 0; found < n; ) {
    date = addDays(date, 1)
    if (weekdayOf(date) !== 7) found++
  }
  return date
}

/** Returns the next free time after pending announcements are processed. */
async function freeOf(id: string): Promise<string | null> {
  await settleChangedCalendars({ db: app.db, clock: () => new Date() })
  const [row] = await app.query<{ at: Date | null }>('select at from next_free_times where id = $1', [id])
  return row?.at ? `${dateIn(row.at)} ${timeIn(row.at)}` : null
}

/** Creates a clinic that is closed until tomorrow, so nothing depends on the time of the test. */
async function clinicFromTomorrow(): Promise<Clinic> {
  const clinic = await insertClinic(app)
  const [from, to] = [dateIn(new Date()), addDays(workday(1), -1)]
  await app.query('insert into closures (id, hospital_id, starts_on, ends_on) values ($1, $2, $3, $4)', [
    crypto.randomUUID(),
    clinic.hospital.id,
    from,
    to,
  ])
  return clinic
}

const take = (clinic: Clinic, date: string, time: string, more: object = {}) =>
  insertAppointment(app.db, { hospitalId: clinic.hospital.id, serviceId: clinic.service.id, date, time, ...more })

describe('the next free time', () => {
  test('is the first open time of a hospital and of its doctors', async () => {
    const clinic = await clinicFromTomorrow()
    expect(await freeOf(clinic.hospital.id)).toBe(`${workday(1)} 09:00`)
    expect(await freeOf(clinic.doctor.id)).toBe(`${workday(1)} 09:00`)
  })

  test('is null without hours, without services, without a hospital, and if all is closed', async () => {
    const bare = await insertHospital(app.db, {}, {})
    await insertHealthService(app.db, {}, [bare.id])
    expect(await freeOf(bare.id)).toBeNull()
    const idle = await insertHospital(app.db)
    expect(await freeOf(idle.id)).toBeNull()
    const independent = await insertDoctor(app.db, { hospitalId: null })
    expect(await freeOf(independent.id)).toBeNull()
    const clinic = await insertClinic(app)
    await app.query('update hospitals set is_active = false where id = $1', [clinic.hospital.id])
    expect(await freeOf(clinic.hospital.id)).toBeNull()
    expect(await freeOf(clinic.doctor.id)).toBeNull()
    await app.query('update hospitals set is_active = true where id = $1', [clinic.hospital.id])
    expect(await freeOf(clinic.hospital.id)).not.toBeNull()
    expect(await freeOf(clinic.doctor.id)).not.toBeNull()
  })

  test('moves on when the last service is taken at that time, and back when one is cancelled', async () => {
    const clinic = await clinicFromTomorrow()
    const [date, id] = [workday(1), clinic.hospital.id]
    await take(clinic, date, '09:00')
    expect(await freeOf(id)).toBe(`${date} 09:00`)
    const last = await take(clinic, date, '09:00', { serviceId: clinic.short.id, durationMinutes: 30 })
    expect(await freeOf(id)).toBe(`${date} 10:00`)
    expect(await freeOf(clinic.doctor.id)).toBe(`${date} 09:00`)
    await app.query("update appointments set status = 'confirmed' where id = $1", [last.id])
    expect(await freeOf(id)).toBe(`${date} 10:00`)
    await app.query("update appointments set status = 'cancelled' where id = $1", [last.id])
    expect(await freeOf(id)).toBe(`${date} 09:00`)
  })

  test("follows a doctor's own appointments over a day", async () => {
    const clinic = await clinicFromTomorrow()
    const free = () => freeOf(clinic.doctor.id)
    const taken = []
    for (const time of TIME_SLOTS) taken.push(await take(clinic, workday(1), time, { doctorId: clinic.doctor.id }))
    expect(await free()).toBe(`${workday(2)} 09:00`)
    await app.query("update appointments set time = '16:00', date = $2 where id = $1", [taken[3]?.id, workday(3)])
    expect(await free()).toBe(`${workday(1)} 12:00`)
    await app.query('delete from appointments where id = $1', [taken[1]?.id])
    expect(await free()).toBe(`${workday(1)} 10:00`)
  })

  test('follows hours, closures, services and a doctor who changes hospital', async () => {
    const clinic = await clinicFromTomorrow()
    const { hospital, doctor, service, short } = clinic
    await app.query("delete from opening_hours where hospital_id = $1 and start_time = '09:00'", [hospital.id])
    expect(await freeOf(hospital.id)).toBe(`${workday(1)} 10:00`)
    expect(await freeOf(doctor.id)).toBe(`${workday(1)} 10:00`)
    await app.query('update closures set ends_on = $2 where hospital_id = $1', [hospital.id, workday(1)])
    expect(await freeOf(hospital.id)).toBe(`${workday(2)} 10:00`)
    await app.query('update health_services set is_active = false where id = any($1)', [[service.id, short.id]])
    expect(await freeOf(hospital.id)).toBeNull()
    expect(await freeOf(doctor.id)).toBeNull()
    const other = await clinicFromTomorrow()
    await app.query('update doctors set hospital_id = $2 where id = $1', [doctor.id, other.hospital.id])
    expect(await freeOf(doctor.id)).toBeNull()
    await app.query('insert into doctor_services (doctor_id, service_id) values ($1, $2)', [doctor.id, other.short.id])
    expect(await freeOf(doctor.id)).toBe(`${workday(1)} 09:00`)
    await app.query('delete from doctor_services where doctor_id = $1', [doctor.id])
    expect(await freeOf(doctor.id)).toBeNull()
  })

  test('stays correct during many concurrent bookings', async () => {
    const clinic = await clinicFromTomorrow()
    const patients = await Promise.all(Array.from({ length: 16 }, () => insertPatient(app)))
    const wishes = patients.map((patient, index) => ({
      token: patient.token,
      body: bookingOf(clinic, {
        serviceId: index % 2 ? clinic.service.id : clinic.short.id,
        appointmentDate: workday(1),
        appointmentTime: TIME_SLOTS[index >> 1],
      }),
    }))
    const answers = await Promise.all(wishes.map(({ token, body }) => doors.REST.book(app, token, body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201))
    expect(await freeOf(clinic.hospital.id)).toBe(`${workday(2)} 09:00`)
    const cancelled = answers[7]?.body
    const cancel = await doors.REST.move(app, patients[7]?.token, cancelled.id, { status: 'cancelled' })
    expect(cancel).toMatchObject({ status: 200, body: { status: 'cancelled', allowedMoves: [] } })
    expect(await freeOf(clinic.hospital.id)).toBe(`${workday(1)} ${cancelled.time}`)
  })
})

describe('refreshNextFree', () => {
  test('finds passed times, bulk-loaded records, and queued ones', async () => {
    const clinics = [await clinicFromTomorrow(), await clinicFromTomorrow()]
    await refreshNextFree(app.db)
    const [one, other] = clinics.map(({ hospital, doctor }) => [hospital.id, doctor.id])
    await app.query("update next_free_times set at = null, due_at = now() - interval '1 minute' where id = any($1)", [
      one,
    ])
    await app.query('delete from next_free_times where id = any($1)', [other])
    await Promise.all([refreshNextFree(app.db), refreshNextFree(app.db)])
    for (const { hospital, doctor } of clinics) {
      expect(await freeOf(hospital.id)).toBe(`${workday(1)} 09:00`)
      expect(await freeOf(doctor.id)).toBe(`${workday(1)} 09:00`)
    }

    const many = await Promise.all(Array.from({ length: 11 }, () => insertHospital(app.db)))
    const service = await insertHealthService(
      app.db,
      {},
      many.map(({ id }) => id),
    )
    await refreshNextFree(app.db)
    for (const { id } of many) expect(await freeOf(id)).not.toBeNull()
    await app.query('update health_services set is_active = false where id = $1', [service.id])
    await refreshNextFree(app.db)
    for (const { id } of many) expect(await freeOf(id)).toBeNull()
    expect(await app.query('select * from next_free_queue')).toEqual([])
  })

  test('recomputes when the time has passed or its notice begins, and writes nothing unchanged', async () => {
    const clinic = await clinicFromTomorrow()
    await insertBookingRules(app.db, { hospitalId: clinic.hospital.id, noticeMinutes: 120 })
    await refreshNextFree(app.db)
    const due = async () =>
      (
        await app.query<{ due_at: Date; row: string }>(
          'select due_at, ctid::text as row from next_free_times where id = $1',
          [clinic.doctor.id],
        )
      )[0]
    expect((await due())?.due_at).toEqual(instantOf(workday(1), '07:00'))
    const before = await due()
    await app.query('insert into next_free_queue (kind, subject_id) values ($1, $2)', ['calendar', clinic.hospital.id])
    await refreshNextFree(app.db)
    expect(await due()).toEqual(before)
    const inNotice = new Date(instantOf(workday(1), '07:00').getTime() + 1000)
    await refreshNextFree(app.db, () => inNotice)
    expect(await freeOf(clinic.doctor.id)).toBe(`${workday(1)} 10:00`)
    await app.query('delete from doctors where id = $1', [clinic.doctor.id])
    expect(await due()).toBeUndefined()
  })
})
