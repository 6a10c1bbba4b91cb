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
  portalDaySheet: {
    address: '/hospitalportal/calendar/day',
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
  portalDoctors: {
    address: '/hospitalportal/doctors',
    title: sentence('Doctors'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalNewDoctor: {
    address: '/hospitalportal/doctors/new',
    title: sentence('New doctor'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalDoctorEdit: {
    address: '/hospitalportal/doctors/:id/edit',
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalReviews: {
    address: '/hospitalportal/reviews',
    title: sentence('Reviews'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalSettings: {
    address: '/hospitalportal/settings',
    title: sentence('Settings'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalReports: {
    address: '/hospitalportal/reports',
    title: sentence('Reports'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
  portalReport: {
    address: '/hospitalportal/reports/:id',
    title: sentence('Reports'),
    area: 'portal',
    layout: 'portal',
    guard: 'hospital',
  },
} as const satisfies Record<string, PageFacts>
