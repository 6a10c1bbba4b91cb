/**
 * Menu of the portal. An entry appears if its page is in the list of pages and the user may open
 * it.
 */

import type { PortalPermission } from '#domain/portal-access.ts'
import { pageAt } from '#domain/pages.ts'
import { sentence } from '#domain/sentences.ts'
import type { Workplace } from '#web/session/workplace.tsx'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { ChartColumn } from '#web/ui/icons/chart-column.ts'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { LayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { Settings2 } from '#web/ui/icons/settings-2.ts'
import { Star } from '#web/ui/icons/star.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Users } from '#web/ui/icons/users.ts'
import type { PanelEntry, PanelGroup } from './panel-entries.ts'

const entries: readonly (PanelEntry & { needs?: PortalPermission })[] = [
  { to: '/hospitalportal/inbox', label: sentence('Inbox'), Icon: Inbox },
  { to: '/hospitalportal/day', label: sentence('Day board'), Icon: Columns3 },
  { to: '/hospitalportal', label: sentence('Dashboard'), Icon: LayoutDashboard, exact: true },
  { to: '/hospitalportal/appointments', label: sentence('Appointments'), Icon: CalendarCheck2 },
  { to: '/hospitalportal/quotes', label: sentence('Quotes'), Icon: FileText, needs: 'requests' },
  { to: '/hospitalportal/calendar', label: sentence('Calendar'), Icon: CalendarDays },
  { to: '/hospitalportal/doctors', label: sentence('Doctors'), Icon: Stethoscope },
  { to: '/hospitalportal/reviews', label: sentence('Reviews'), Icon: Star },
  { to: '/hospitalportal/reports', label: sentence('Reports'), Icon: ChartColumn, needs: 'reports' },
  { to: '/hospitalportal/settings', label: sentence('Settings'), Icon: Settings2, needs: 'settings' },
  { to: '/hospitalportal/team', label: sentence('Team'), Icon: Users, needs: 'team' },
]

/** Returns the menu with the chosen hospital in every address. */
export const portalGroups = ({ may, portalPaths }: Pick<Workplace, 'may' | 'portalPaths'>): readonly PanelGroup[] => [
  {
    entries: entries
      .filter(({ to, needs = 'read' }) => pageAt(to) && may(needs))
      .map(({ needs, ...entry }) => ({ ...entry, to: portalPaths.to(entry.to) })),
  },
]
