import { type SQL, sql } from 'drizzle-orm'
import { type AppointmentStatus, allowedMoves } from '#domain/appointments.ts'
import type { Context } from '#server/context.ts'

export type AppointmentRow = {
  id: string
  bookingId: string
  status: AppointmentStatus
  hospitalId: string
  serviceId: string
  doctorId: string | null
  patientId: string | null
  patientFirstName: string
  patientLastName: string
  patientEmail: string
  patientPhone: string
  date: string
  time: string
  startsAt: Date
  durationMinutes: number
  notes: string | null
  createdAt: Date
  updatedAt: Date
  hospital: {
    id: string
    name: string
    city: string
    country: string
    logoUrl: string | null
    phone: string | null
    email: string | null
  }
  service: { id: string; name: string; category: string }
  doctor: { id: string; fullName: string; specialty: string } | null
}

/** What an `AppointmentRow` is read from: appointments as `a` with `appointmentJoins`. */
export const appointmentColumns: SQL =
  sql.raw(`a.id, a.booking_id as "bookingId", a.status, a.hospital_id as "hospitalId",
  a.service_id as "serviceId", a.doctor_id as "doctorId", a.patient_id as "patientId",
  a.patient_first_name as "patientFirstName", a.patient_last_name as "patientLastName",
  a.patient_email as "patientEmail", a.patient_phone as "patientPhone", a.date, to_char(a.time, 'HH24:MI') as time,
  a.starts_at as "startsAt", a.duration_minutes as "durationMinutes", a.notes, a.created_at as "createdAt",
  a.updated_at as "updatedAt",
  json_build_object('id', h.id, 'name', h.name, 'city', h.city, 'country', h.country, 'logoUrl', h.logo_url,
    'phone', h.phone, 'email', h.email) as hospital,
  json_build_object('id', s.id, 'name', s.name, 'category', s.category) as service,
  case when d.id is not null
    then json_build_object('id', d.id, 'fullName', d.full_name, 'specialty', d.specialty) end as doctor`)

export const appointmentJoins: SQL = sql.raw(`join hospitals h on h.id = a.hospital_id
  join health_services s on s.id = a.service_id left join doctors d on d.id = a.doctor_id`)

export type Appointment = ReturnType<typeof toAppointment>

/** An appointment as its patient, its hospital and administrators see it. */
export const toAppointment = ({ patientId, ...row }: AppointmentRow, ctx: Context) => ({
  ...row,
  patientName: `${row.patientFirstName} ${row.patientLastName}`,
  startsAt: row.startsAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  allowedMoves: [...allowedMoves({ ...row, patientId }, ctx.viewer, ctx.clock())],
})
