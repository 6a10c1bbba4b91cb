import type { PageName } from '#domain/pages.ts'
import type { PageFile } from './first-pages.ts'

/**
 * Files of the pages of the panels, apart as those of web/other-pages.ts are: most people never
 * open one.
 */
export const panelPages = {
  portal: () => import('./pages/hospitalportal/dashboard.tsx'),
  portalDoctors: () => import('./pages/hospitalportal/doctors.tsx'),
  portalNewDoctor: () => import('./pages/hospitalportal/doctor-new.tsx'),
  portalDoctorEdit: () => import('./pages/hospitalportal/doctor-edit.tsx'),
  portalReviews: () => import('./pages/hospitalportal/reviews.tsx'),
  portalSettings: () => import('./pages/hospitalportal/settings.tsx'),
  portalAppointments: () => import('./pages/hospitalportal/appointments.tsx'),
  portalAppointment: () => import('./pages/hospitalportal/appointment.tsx'),
  portalCalendar: () => import('./pages/hospitalportal/calendar.tsx'),
  portalReports: () => import('./pages/hospitalportal/reports.tsx'),
  portalReport: () => import('./pages/hospitalportal/report.tsx'),
  portalTeam: () => import('./pages/hospitalportal/team.tsx'),
  admin: () => import('./pages/admin/dashboard.tsx'),
  adminActivity: () => import('./pages/admin/activity.tsx'),
  adminHospitals: () => import('./pages/admin/hospitals.tsx'),
  adminNewHospital: () => import('./pages/admin/hospital-new.tsx'),
  adminHospital: () => import('./pages/admin/hospital.tsx'),
  adminHospitalEdit: () => import('./pages/admin/hospital-edit.tsx'),
  adminDoctors: () => import('./pages/admin/doctors.tsx'),
  adminServices: () => import('./pages/admin/services.tsx'),
  adminImport: () => import('./pages/admin/import.tsx'),
  adminNewDoctor: () => import('./pages/admin/doctor-new.tsx'),
  adminDoctor: () => import('./pages/admin/doctor.tsx'),
  adminDoctorEdit: () => import('./pages/admin/doctor-edit.tsx'),
  adminNewService: () => import('./pages/admin/service-new.tsx'),
  adminService: () => import('./pages/admin/service.tsx'),
  adminServiceEdit: () => import('./pages/admin/service-edit.tsx'),
  adminTerms: () => import('./pages/admin/terms.tsx'),
  adminTerm: () => import('./pages/admin/term.tsx'),
  adminUsers: () => import('./pages/admin/users.tsx'),
  newAdminUser: () => import('./pages/admin/new-user.tsx'),
  adminUser: () => import('./pages/admin/user.tsx'),
  adminSettings: () => import('./pages/admin/settings.tsx'),
  adminAppointments: () => import('./pages/admin/appointments.tsx'),
  adminAppointment: () => import('./pages/admin/appointment.tsx'),
  adminReviews: () => import('./pages/admin/reviews.tsx'),
  adminVerification: () => import('./pages/admin/verification.tsx'),
  adminCertificates: () => import('./pages/admin/certificates.tsx'),
  adminRequests: () => import('./pages/admin/requests.tsx'),
  adminRequest: () => import('./pages/admin/request.tsx'),
  adminMails: () => import('./pages/admin/mails.tsx'),
} satisfies Partial<Record<PageName, PageFile>>

export const panelLayouts = {
  admin: () => import('./layouts/admin.tsx'),
  portal: () => import('./layouts/portal.tsx'),
}
