/** The menu of the administration panel. An entry shows from the moment its page stands in the list of pages. */
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
  Users,
} from 'lucide-react'
import { pageAt } from '#domain/pages.ts'
import { sentence } from '#domain/sentences.ts'
import { paths } from '../paths.ts'
import type { PanelGroup } from './panel-entries.ts'

const groups: readonly PanelGroup[] = [
  {
    entries: [
      { to: paths.admin, label: sentence('Dashboard'), Icon: LayoutDashboard, exact: true },
      { to: '/admin/hospitals', label: sentence('Hospitals'), Icon: Hospital },
      { to: '/admin/doctors', label: sentence('Doctors'), Icon: Stethoscope },
      { to: '/admin/services', label: sentence('Services'), Icon: HeartPulse },
      { to: '/admin/users', label: sentence('Users'), Icon: Users },
    ],
  },
  {
    title: sentence('Oversight'),
    entries: [
      { to: '/admin/appointments', label: sentence('Appointments'), Icon: CalendarCheck2 },
      { to: '/admin/reviews', label: sentence('Reviews'), Icon: Star },
      { to: '/admin/verification', label: sentence('Verification'), Icon: BadgeCheck },
      { to: '/admin/requests', label: sentence('Requests'), Icon: Inbox },
      { to: '/admin/mails', label: sentence('Mails'), Icon: Mails },
      { to: '/admin/activity', label: sentence('Activity'), Icon: History },
      { to: '/admin/settings', label: sentence('Settings'), Icon: Settings2 },
    ],
  },
]

export const adminGroups: readonly PanelGroup[] = groups
  .map(({ entries, ...group }) => ({ ...group, entries: entries.filter(({ to }) => pageAt(to)) }))
  .filter(({ entries }) => entries.length > 0)
