/**
 * The floor's booking and sign-in, with the minimum number of statements for the product's
 * guarantees.
 */
import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { bookingIdFrom } from '#domain/appointments.ts'
import type { Statement } from './reads.ts'

export const findSession = (sessionId: string, userId: string): Statement => ({
  name: 'session',
  text: `select u.id, u.role from sessions s join users u on u.id = s.user_id
    where s.id = $1 and u.id = $2 and s.revoked_at is null and s.expires_at > now() and u.status = 'active'`,
  values: [sessionId, userId],
})

export type Booking = {
  hospitalId: string
  serviceId: string
  doctorId: string
  appointmentDate: string
  appointmentTime: string
  notes: string
  patientInfo: { firstName: string; lastName: string; email: string; phone: string }
}

/**
 * Inserts the appointment, its event and its mail in one statement, if hospital, service and doctor
 * exist and the time is on the list.
 */
export const insertBooking = (booking: Booking, userId: string): Statement => ({
  name: 'booking',
  text: `with a as (
      insert into appointments (id, booking_id, hospital_id, service_id, doctor_id, patient_id, patient_first_name,
        patient_last_name, patient_email, patient_phone, date, time, duration_minutes, notes)
      select $1, $2, h.id, s.id, d.id, $3, $4, $5, $6, $7, $8, $9, coalesce(s.duration, 60), $10
      from hospitals h
        join hospital_services hs on hs.hospital_id = h.id and hs.service_id = $11
        join health_services s on s.id = hs.service_id and s.is_active
        join doctors d on d.id = $12 and d.hospital_id = h.id and d.is_active
        join doctor_services l on l.doctor_id = d.id and l.service_id = s.id
      where h.id = $13 and h.is_active
        and exists (select from opening_hours o where o.hospital_id = h.id and o.weekday = extract(isodow from $8::date) and o.start_time = $9::time)
        and not exists (select from closures c where c.hospital_id = h.id and $8::date between c.starts_on and c.ends_on)
      returning *),
    event as (insert into appointment_events (id, appointment_id, kind, actor_id, actor_role, to_status)
      select $14, a.id, 'booked', $3, 'user', a.status from a),
    mail as (insert into outbox (id, kind, user_id, payload)
      select $15, 'appointment.booked', $3, jsonb_build_object('appointmentId', a.id) from a)
    select a.*, h.name as hospital, s.name as service, d.full_name as doctor from a join hospitals h on h.id = a.hospital_id
      join health_services s on s.id = a.service_id join doctors d on d.id = a.doctor_id`,
  values: [
    v7(),
    bookingIdFrom(randomBytes(8)),
    userId,
    booking.patientInfo.firstName,
    booking.patientInfo.lastName,
    booking.patientInfo.email,
    booking.patientInfo.phone,
    booking.appointmentDate,
    booking.appointmentTime,
    booking.notes,
    booking.serviceId,
    booking.doctorId,
    booking.hospitalId,
    v7(),
    v7(),
  ],
})

export const findAccount = (email: string): Statement => ({
  name: 'account',
  text: `select id, password_hash as "passwordHash", email, first_name as "firstName", last_name as "lastName", role, language
    from users where email = $1 and status = 'active'`,
  values: [email],
})

export const openSession = (userId: string): Statement => ({
  name: 'sign-in',
  text: `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '7 days')`,
  values: [v7(), userId],
})
