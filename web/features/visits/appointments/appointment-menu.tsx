import { isUpcoming } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { BellRing } from '#web/ui/icons/bell-ring.ts'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { CalendarPlus } from '#web/ui/icons/calendar-plus.ts'
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts'
import { Star } from '#web/ui/icons/star.ts'
import { MenuButton, type MenuEntry } from '#web/ui/menu.tsx'
import type { ListedAppointment } from './my-appointments.ts'
import { useDocuments } from './use-documents.ts'

type Props = { appointment: ListedAppointment; onCancel: () => void }

/** Shows the possible changes of an appointment, or nothing if there are none. */
export function AppointmentMenu({ appointment, onCancel }: Props) {
  const { t } = useTranslation()
  const { saveCalendarEntry } = useDocuments()
  const { id, status, bookingId, service } = appointment
  const page = paths.appointment(id)
  const mayChange = isUpcoming(status) && appointment.allowedMoves.includes('cancelled')
  const items: MenuEntry[] = [
    ...(mayChange
      ? [
          { id: 'move', label: t('Move to another time'), icon: <CalendarClock />, to: `${page}#reschedule` },
          {
            id: 'earlier',
            label: t('Tell me about an earlier time'),
            icon: <BellRing />,
            to: paths.waitForEarlierTime(id),
          },
          {
            id: 'calendar',
            label: t('Add to my calendar'),
            icon: <CalendarPlus />,
            onAction: () => saveCalendarEntry(id),
          },
        ]
      : []),
    ...(appointment.canReview
      ? [{ id: 'review', label: t('Write a review'), icon: <Star />, to: `${page}#review` }]
      : []),
    ...(mayChange
      ? [
          {
            id: 'cancel',
            label: t('Cancel Appointment'),
            icon: <CalendarX2 />,
            danger: true,
            onAction: onCancel,
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return <MenuButton label={t('More: {{name}}', { name: `${service.name}, ${bookingId}` })} items={items} />
}
