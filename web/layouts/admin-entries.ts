/** The menu of the administration panel. */
import {
  BadgeCheck,
  CalendarCheck2,
  HeartPulse,
  History,
  Hospital,
  Inbox,
  LayoutDashboard,
  Mails,
  Settings2,
  Star,
  Stethoscope,
  Tags,
  Users,
} from 'lucide-react'
import { sentence } from '#domain/sentences.ts'
import { paths } from '#web/routing/paths.ts'
import type { PanelGroup } from './panel-entries.ts'

export const adminGroups: readonly PanelGroup[] = [
  {
    entries: [
      { to: paths.admin, label: sentence('Dashboard'), Icon: LayoutDashboard, exact: true },
      { to: paths.adminHospitals, label: sentence('Hospitals'), Icon: Hospital },
      { to: paths.adminDoctors, label: sentence('Doctors'), Icon: Stethoscope },
      { to: paths.adminServices, label: sentence('Services'), Icon: HeartPulse },
      { to: paths.adminTerms, label: sentence('Categories and specialties'), Icon: Tags },
      { to: paths.adminUsers, label: sentence('Users'), Icon: Users },
    ],
  },
  {
    title: sentence('Oversight'),
    entries: [
      { to: paths.adminAppointments, label: sentence('Appointments'), Icon: CalendarCheck2 },
      { to: paths.adminReviews, label: sentence('Reviews'), Icon: Star },
      { to: paths.adminVerification, label: sentence('Verification'), Icon: BadgeCheck },
      { to: paths.adminRequests, label: sentence('Requests'), Icon: Inbox },
      { to: paths.adminMails, label: sentence('Mails'), Icon: Mails },
      { to: paths.adminActivity(), label: sentence('Activity'), Icon: History },
      { to: paths.adminSettings, label: sentence('Settings'), Icon: Settings2 },
    ],
  },
]
