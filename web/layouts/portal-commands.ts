/** Commands available on every page of the portal, filtered by role. */

import type { PortalPermission } from '#domain/portal-access.ts'
import { sentence } from '#domain/sentences.ts'
import type { Workplace } from '#web/session/workplace.tsx'
import type { IconComponent } from '#web/ui/icon.ts'
import { ChartColumn } from '#web/ui/icons/chart-column.ts'
import { Columns3 } from '#web/ui/icons/columns-3.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { MessageSquare } from '#web/ui/icons/message-square.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { UserPlus } from '#web/ui/icons/user-plus.ts'

type Command = { to: string; label: string; keys?: string; Icon: IconComponent; needs: PortalPermission }

export function portalCommands({ may, portalPaths }: Pick<Workplace, 'may' | 'portalPaths'>): Omit<Command, 'needs'>[] {
  const commands: Command[] = [
    {
      to: portalPaths.to('/hospitalportal/inbox'),
      label: sentence('Answer waiting requests'),
      Icon: Inbox,
      needs: 'appointments',
    },
    {
      to: portalPaths.appointments({ unread: 'true' }),
      label: sentence('Read the unread messages'),
      Icon: MessageSquare,
      needs: 'read',
    },
    {
      to: portalPaths.day(),
      label: sentence('Show today'),
      Icon: Columns3,
      needs: 'read',
    },
    {
      to: portalPaths.to('/hospitalportal/doctors/new'),
      label: sentence('Add Doctor'),
      keys: 'N D',
      Icon: Stethoscope,
      needs: 'doctors',
    },
    { to: portalPaths.reports(), label: sentence('Create a report'), keys: 'N R', Icon: ChartColumn, needs: 'reports' },
    { to: portalPaths.team, label: sentence('Invite someone'), Icon: UserPlus, needs: 'team' },
  ]
  return commands.filter(({ needs }) => may(needs)).map(({ needs, ...command }) => command)
}
