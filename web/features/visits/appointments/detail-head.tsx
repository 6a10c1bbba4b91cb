import { clsx } from 'clsx'
import { isUpcoming } from '#domain/appointments.ts'
import { useVisitWords } from '#web/data/visit.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { BackLink, Button } from '#web/ui/button.tsx'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { CalendarPlus } from '#web/ui/icons/calendar-plus.ts'
import { CalendarX2 } from '#web/ui/icons/calendar-x-2.ts'
import { Download } from '#web/ui/icons/download.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './detail-head.module.css'
import { StatusBadge } from './status-badge.tsx'
import type { Ticket } from './ticket.tsx'
import { useDocuments } from './use-documents.ts'

/** ID of the element that takes the focus when the time dialog closes. */
export const RESCHEDULE_ID = 'open-reschedule'

type Props = { ticket: Ticket; canChange: boolean; onReschedule: () => void; onCancel: () => void }

export function DetailHead({ ticket, canChange, onReschedule, onCancel }: Props) {
  const { t } = useTranslation()
  const { visitName } = useVisitWords()
  const { saveReceipt, saveCalendarEntry, isBusy } = useDocuments()
  return (
    <>
      <div className={text.screenOnly}>
        <BackLink to={paths.myAppointments}>{t('My Appointments')}</BackLink>
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{visitName(ticket.service.name, ticket)}</h1>
        <Row as="p" wrap className={styles.line}>
          <StatusBadge status={ticket.status} />
          <span>
            <span className={text.muted}>{t('Booking ID')}</span>{' '}
            <bdi dir="ltr" className={clsx(text.num, text.strong)}>
              {ticket.bookingId}
            </bdi>
          </span>
          <Link className={text.link} to={paths.hospital(ticket.hospital)}>
            <bdi>{ticket.hospital.name}</bdi>
          </Link>
        </Row>
      </header>
      <Row wrap className={clsx(text.screenOnly, styles.actions)}>
        {canChange && (
          <Button id={RESCHEDULE_ID} icon={<CalendarClock aria-hidden="true" />} onClick={onReschedule}>
            {t('Reschedule')}
          </Button>
        )}
        {isUpcoming(ticket.status) && (
          <Button
            variant="secondary"
            icon={<CalendarPlus aria-hidden="true" />}
            aria-disabled={isBusy}
            onClick={() => saveCalendarEntry(ticket.id)}
          >
            {t('Add to calendar')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          aria-disabled={isBusy}
          onClick={() => saveReceipt(ticket.id)}
        >
          {t('Download')}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {t('Print')}
        </Button>
        {canChange && (
          <Button
            variant="danger-quiet"
            className={styles.cancel}
            icon={<CalendarX2 aria-hidden="true" />}
            onClick={onCancel}
          >
            {t('Cancel Appointment')}
          </Button>
        )}
      </Row>
    </>
  )
}
