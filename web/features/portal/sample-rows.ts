import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { addDays, dateIn, SUNDAY, weekdayOf } from '#domain/availability.ts'
import type { PortalRowData } from './portal-row.tsx'

const SERVICES = ['Cardiology', 'Eye Examination', 'Health Screening', 'Dental Care']

/** One appointment of each status; nothing in them is anybody's. */
export const sampleRows = (now: Date): PortalRowData[] =>
  APPOINTMENT_STATUSES.map((status, at) => {
    const day = addDays(dateIn(now), status === 'completed' || status === 'cancelled' ? -at : at + 2)
    return {
      id: `sample-${at}`,
      patientName: `Sample Patient ${'ABCD'[at]}`,
      date: weekdayOf(day) === SUNDAY ? addDays(day, 1) : day,
      time: `1${at}:00`,
      status,
      createdAt: now.toISOString(),
      service: { name: SERVICES[at] ?? '' },
      doctor: null,
    }
  })
