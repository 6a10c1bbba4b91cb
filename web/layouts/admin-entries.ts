/** Menu of the administration panel. */

import { sentence } from '#domain/sentences.ts'
import { adminPaths } from '#web/routing/admin-paths.ts'
import { paths } from '#web/routing/paths.ts'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { LayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { Mails } from '#web/ui/icons/mails.ts'
import { RotateCcwClock as History } from '#web/ui/icons/rotate-ccw-clock.ts'
import { Scale } from '#web/ui/icons/scale.ts'
import { Settings2 } from '#web/ui/icons/settings-2.ts'
import { Star } from '#web/ui/icons/star.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Tags } from '#web/ui/icons/tags.ts'
import { Users } from '#web/ui/icons/users.ts'
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
      { to: adminPaths.quotes, label: sentence('Quote requests'), Icon: FileText },
      { to: adminPaths.reviews, label: sentence('Reviews'), Icon: Star },
      { to: paths.adminVerification, label: sentence('Verification'), Icon: BadgeCheck },
      { to: paths.adminRequests, label: sentence('Requests'), Icon: Inbox },
      { to: adminPaths.rules, label: sentence('Rules'), Icon: Scale },
      { to: adminPaths.mails, label: sentence('Emails'), Icon: Mails },
      { to: paths.adminActivity(), label: sentence('Activity'), Icon: History },
      { to: paths.adminSettings, label: sentence('Settings'), Icon: Settings2 },
    ],
  },
]
