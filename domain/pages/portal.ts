/** The portal of a hospital. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

export const portalPages = {
  portal: {
    address: '/hospitalportal',
    title: sentence('Dashboard'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalAppointments: {
    address: '/hospitalportal/appointments',
    title: sentence('Appointments'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalAppointment: {
    address: '/hospitalportal/appointments/:id',
    title: sentence('Appointment'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalCalendar: {
    address: '/hospitalportal/calendar',
    title: sentence('Calendar'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalTeam: {
    address: '/hospitalportal/team',
    title: sentence('Team'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
} as const satisfies Record<string, PageFacts>
