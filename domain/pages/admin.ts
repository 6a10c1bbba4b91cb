/** Administration panel. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

const adminPage = <const Address extends string>(address: Address, title?: string) =>
  ({ address, ...(title && { title }), area: 'admin', layout: 'admin', guard: 'admin' }) as const

export const adminPages = {
  adminUsers: adminPage('/admin/users', sentence('Users')),
  newAdminUser: adminPage('/admin/users/new', sentence('Create New User')),
  adminUser: adminPage('/admin/users/:id', sentence('Edit User')),
  adminSettings: adminPage('/admin/settings', sentence('Settings')),
  admin: adminPage('/admin', sentence('Dashboard')),
  adminActivity: adminPage('/admin/activity', sentence('Activity')),
  adminHospitals: adminPage('/admin/hospitals'),
  adminNewHospital: adminPage('/admin/hospitals/new'),
  adminHospital: adminPage('/admin/hospitals/:id'),
  adminHospitalEdit: adminPage('/admin/hospitals/:id/edit'),
  adminDoctors: adminPage('/admin/doctors'),
  adminNewDoctor: adminPage('/admin/doctors/new'),
  adminDoctor: adminPage('/admin/doctors/:id'),
  adminDoctorEdit: adminPage('/admin/doctors/:id/edit'),
  adminServices: adminPage('/admin/services'),
  adminImport: adminPage('/admin/import'),
  adminNewService: adminPage('/admin/services/new'),
  adminService: adminPage('/admin/services/:id'),
  adminServiceEdit: adminPage('/admin/services/:id/edit'),
  adminTerms: adminPage('/admin/terms'),
  adminTerm: adminPage('/admin/terms/:id'),
  adminAppointments: adminPage('/admin/appointments'),
  adminAppointment: adminPage('/admin/appointments/:id'),
  adminReviews: adminPage('/admin/reviews'),
  adminVerification: adminPage('/admin/verification'),
  adminCertificates: adminPage('/admin/verification/:id'),
  adminRequests: adminPage('/admin/requests'),
  adminRequest: adminPage('/admin/requests/:id'),
  adminMails: adminPage('/admin/mails'),
  adminQuotes: adminPage('/admin/quotes'),
  adminRules: adminPage('/admin/rules'),
} as const satisfies Record<string, PageFacts>
