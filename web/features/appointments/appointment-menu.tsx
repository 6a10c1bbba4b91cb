import { CalendarClock, CalendarPlus, CalendarX2, FileDown, Printer, Star } from 'lucide-react'
import { isUpcoming } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/paths.ts'
import { useNavigate } from '#web/router.tsx'
import { MenuButton, type MenuEntry } from '#web/ui/menu.tsx'
import type { ListedAppointment } from './my-appointments.ts'
import { useDocuments } from './use-documents.ts'

type Props = { appointment: ListedAppointment; onCancel: () => void }

/** Everything one can do with an appointment besides opening it. */
export function AppointmentMenu({ appointment, onCancel }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { saveReceipt, saveCalendarEntry } = useDocuments()
  const { id, status, bookingId, service } = appointment
  const page = paths.appointment(id)
  const mayChange = isUpcoming(status) && appointment.allowedMoves.includes('cancelled')
  const items: MenuEntry[] = [
    ...(mayChange
      ? [
          { id: 'move', label: t('Move to another time'), icon: <CalendarClock />, to: `${page}#reschedule` },
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
    { id: 'ticket', label: t('Ticket (PDF)'), icon: <FileDown />, onAction: () => saveReceipt(id) },
    {
      id: 'print',
      label: t('Print'),
      icon: <Printer />,
      onAction: () => navigate(`${paths.bookingConfirmation}?appointment=${id}`, { state: { print: true } }),
    },
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
  return <MenuButton label={t('More: {{name}}', { name: `${service.name}, ${bookingId}` })} items={items} />
}
