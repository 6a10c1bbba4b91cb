/** Portal of a hospital. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

const portalPage = <const Address extends string>(address: Address, title?: string) =>
  ({ address, ...(title && { title }), area: 'portal', layout: 'portal', guard: 'hospital' }) as const

export const portalPages = {
  portal: portalPage('/hospitalportal', sentence('Dashboard')),
  portalInbox: portalPage('/hospitalportal/inbox', sentence('Inbox')),
  portalDay: portalPage('/hospitalportal/day', sentence('Day board')),
  portalAppointments: portalPage('/hospitalportal/appointments', sentence('Appointments')),
  portalAppointment: portalPage('/hospitalportal/appointments/:id', sentence('Appointment')),
  portalQuotes: { ...portalPage('/hospitalportal/quotes', sentence('Quotes')), permission: 'requests' },
  portalQuoteTemplates: portalPage('/hospitalportal/quotes/templates', sentence('Quote templates')),
  portalQuote: { ...portalPage('/hospitalportal/quotes/:id'), permission: 'requests' },
  portalCalendar: portalPage('/hospitalportal/calendar', sentence('Calendar')),
  portalDaySheet: portalPage('/hospitalportal/calendar/day'),
  portalTeam: portalPage('/hospitalportal/team', sentence('Team')),
  portalDoctors: portalPage('/hospitalportal/doctors', sentence('Doctors')),
  portalNewDoctor: portalPage('/hospitalportal/doctors/new', sentence('New doctor')),
  portalDoctorEdit: portalPage('/hospitalportal/doctors/:id/edit'),
  portalReviews: portalPage('/hospitalportal/reviews', sentence('Reviews')),
  portalSettings: portalPage('/hospitalportal/settings', sentence('Settings')),
  portalReports: portalPage('/hospitalportal/reports', sentence('Reports')),
  portalReport: portalPage('/hospitalportal/reports/:id', sentence('Reports')),
} as const satisfies Record<string, PageFacts>
