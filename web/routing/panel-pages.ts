import type { PageName } from '#domain/pages.ts'
import type { PageFile } from './first-pages.ts'

/**
 * Files of the pages of the panels, separate like those of web/routing/other-pages.ts because most
 * visitors never open one.
 */
export const panelPages = {
  portal: () => import('#web/pages/hospitalportal/dashboard.tsx'),
  portalInbox: () => import('#web/pages/hospitalportal/inbox.tsx'),
  portalDay: () => import('#web/pages/hospitalportal/day.tsx'),
  portalDoctors: () => import('#web/pages/hospitalportal/doctors.tsx'),
  portalNewDoctor: () => import('#web/pages/hospitalportal/doctor-new.tsx'),
  portalDoctorEdit: () => import('#web/pages/hospitalportal/doctor-edit.tsx'),
  portalReviews: () => import('#web/pages/hospitalportal/reviews.tsx'),
  portalSettings: () => import('#web/pages/hospitalportal/settings.tsx'),
  portalAppointments: () => import('#web/pages/hospitalportal/appointments.tsx'),
  portalAppointment: () => import('#web/pages/hospitalportal/appointment.tsx'),
  portalQuotes: () => import('#web/pages/hospitalportal/quotes.tsx'),
  portalQuoteTemplates: () => import('#web/pages/hospitalportal/quote-templates.tsx'),
  portalQuote: () => import('#web/pages/hospitalportal/quote.tsx'),
  portalCalendar: () => import('#web/pages/hospitalportal/calendar.tsx'),
  portalDaySheet: () => import('#web/pages/hospitalportal/day-sheet.tsx'),
  portalReports: () => import('#web/pages/hospitalportal/reports.tsx'),
  portalReport: () => import('#web/pages/hospitalportal/report.tsx'),
  portalTeam: () => import('#web/pages/hospitalportal/team.tsx'),
  admin: () => import('#web/pages/admin/dashboard.tsx'),
  adminActivity: () => import('#web/pages/admin/activity.tsx'),
  adminHospitals: () => import('#web/pages/admin/hospitals.tsx'),
  adminNewHospital: () => import('#web/pages/admin/hospital-new.tsx'),
  adminHospital: () => import('#web/pages/admin/hospital.tsx'),
  adminHospitalEdit: () => import('#web/pages/admin/hospital-edit.tsx'),
  adminDoctors: () => import('#web/pages/admin/doctors.tsx'),
  adminServices: () => import('#web/pages/admin/services.tsx'),
  adminImport: () => import('#web/pages/admin/import.tsx'),
  adminNewDoctor: () => import('#web/pages/admin/doctor-new.tsx'),
  adminDoctor: () => import('#web/pages/admin/doctor.tsx'),
  adminDoctorEdit: () => import('#web/pages/admin/doctor-edit.tsx'),
  adminNewService: () => import('#web/pages/admin/service-new.tsx'),
  adminService: () => import('#web/pages/admin/service.tsx'),
  adminServiceEdit: () => import('#web/pages/admin/service-edit.tsx'),
  adminTerms: () => import('#web/pages/admin/terms.tsx'),
  adminTerm: () => import('#web/pages/admin/term.tsx'),
  adminUsers: () => import('#web/pages/admin/users.tsx'),
  newAdminUser: () => import('#web/pages/admin/new-user.tsx'),
  adminUser: () => import('#web/pages/admin/user.tsx'),
  adminSettings: () => import('#web/pages/admin/settings.tsx'),
  adminAppointments: () => import('#web/pages/admin/appointments.tsx'),
  adminAppointment: () => import('#web/pages/admin/appointment.tsx'),
  adminReviews: () => import('#web/pages/admin/reviews.tsx'),
  adminVerification: () => import('#web/pages/admin/verification.tsx'),
  adminCertificates: () => import('#web/pages/admin/certificates.tsx'),
  adminRequests: () => import('#web/pages/admin/requests.tsx'),
  adminRequest: () => import('#web/pages/admin/request.tsx'),
  adminMails: () => import('#web/pages/admin/mails.tsx'),
  adminQuotes: () => import('#web/pages/admin/quotes.tsx'),
  adminRules: () => import('#web/pages/admin/rules.tsx'),
} satisfies Partial<Record<PageName, PageFile>>

export const panelLayouts = {
  admin: () => import('#web/layouts/admin.tsx'),
  portal: () => import('#web/layouts/portal.tsx'),
}
