import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { AnswerTerms } from '#domain/booking.ts'
import { isUuid } from '#domain/checks.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAnswerPromise } from '#web/data/use-answer-promise.ts'
import { ConfirmReminder } from '#web/features/accounts/auth/confirm-reminder.tsx'
import { ConfirmationHead } from '#web/features/visits/appointments/confirmation-head.tsx'
import { TicketOffline, useKeptTicket } from '#web/features/visits/appointments/kept-ticket.tsx'
import { type Ticket, TicketCard, TicketFields } from '#web/features/visits/appointments/ticket.tsx'
import { useDocuments } from '#web/features/visits/appointments/use-documents.ts'
import { NextSteps } from '#web/features/visits/booking/next-steps.tsx'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { RequireAuth } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link, useLocation, useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { CalendarPlus } from '#web/ui/icons/calendar-plus.ts'
import { CalendarX } from '#web/ui/icons/calendar-x.ts'
import { Download } from '#web/ui/icons/download.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Container, Row } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './booking-confirmation.module.css'

const Confirmation = graphql(
  `query Confirmation($id: ID!) {
    appointment(id: $id) {
      patientFirstName
      hospital { answerTerms { confirmation noticeMinutes usualAnswerMinutes } }
      ...TicketFields
    }
    siteSettings { email phone }
  }`,
  [TicketFields],
)

function NoBooking() {
  const { t } = useTranslation()
  return (
    <EmptyPage
      icon={<CalendarX />}
      title={t('No Booking Found')}
      action={<ButtonLink to={paths.home}>{t('Go to Home')}</ButtonLink>}
    >
      {t('Your bookings are listed under My Appointments.')}
    </EmptyPage>
  )
}

type Support = { email: string; phone: string }

type ConfirmedTicket = Ticket & { hospital: { answerTerms: AnswerTerms } }
type ConfirmedProps = { ticket: ConfirmedTicket; firstName: string; support: Support }

function Confirmed({ ticket, firstName, support }: ConfirmedProps) {
  const { t } = useTranslation()
  const promise = useAnswerPromise()(ticket.hospital.answerTerms)
  const { saveReceipt, saveCalendarEntry, isBusy } = useDocuments()
  const isUpcoming = ticket.status === 'pending' || ticket.status === 'confirmed'
  useKeptTicket(ticket)
  const shouldPrint = (useLocation().state as { print?: boolean } | null)?.print === true
  const printed = useRef(false)
  useEffect(() => {
    if (!shouldPrint || printed.current) return
    printed.current = true
    window.print()
  }, [shouldPrint])
  return (
    <Container className={styles.page}>
      <ConfirmationHead ticket={ticket} firstName={firstName} />
      <TicketCard ticket={ticket} />
      <Row wrap className={clsx(text.screenOnly, styles.actions)}>
        {isUpcoming && (
          <Button busy={isBusy} icon={<CalendarPlus aria-hidden="true" />} onClick={() => saveCalendarEntry(ticket.id)}>
            {t('Add to calendar')}
          </Button>
        )}
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button
          variant="secondary"
          busy={isBusy}
          icon={<Download aria-hidden="true" />}
          onClick={() => saveReceipt(ticket.id)}
        >
          {t('Download Receipt')}
        </Button>
        <ButtonLink variant="ghost" to={paths.appointment(ticket.id)}>
          {t('Messages and files')}
        </ButtonLink>
        <ButtonLink variant="ghost" to={paths.myAppointments}>
          {t('View my appointments')}
        </ButtonLink>
      </Row>
      <ConfirmReminder className={styles.reminder} />
      <section className={styles.next}>
        {isUpcoming && (
          <>
            <h2 className={styles.nextTitle}>{t('Next steps')}</h2>
            <NextSteps
              promise={ticket.status === 'pending' ? promise : null}
              records={`${paths.appointment(ticket.id)}#files`}
              channel={ticket.channel}
              phone={ticket.patientPhone}
            />
          </>
        )}
        <p className={clsx(text.screenOnly, styles.ask)}>
          <Trans
            i18nKey="Questions? <help>Help</help> or <contact>Contact</contact>"
            components={{
              help: <Link className={text.link} to={paths.help} />,
              contact: <Link className={text.link} to={paths.contact} />,
            }}
          />
        </p>
        {/* Contact details for printing, because links are useless on paper. */}
        {(support.email || support.phone) && (
          <p className={styles.support}>
            {t('Questions?')} <bdi dir="ltr">{[support.email, support.phone].filter(Boolean).join(' · ')}</bdi>
          </p>
        )}
      </section>
    </Container>
  )
}

function Booked({ id }: { id: string }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const query = useQuery(Confirmation, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <QueryView
      query={query}
      error={(retry) => <TicketOffline id={id} onRetry={retry} />}
      skeleton={
        <Container className={styles.page}>
          <PageTitle>{t('Loading...')}</PageTitle>
          <Skeleton className={styles.topSkeleton} />
          <Skeleton className={styles.ticketSkeleton} />
        </Container>
      }
    >
      {({ appointment, siteSettings }) =>
        appointment ? (
          <Confirmed
            ticket={appointment}
            // The booker reads this page, also of a visit of somebody else.
            firstName={(appointment.bookerName && user?.firstName) || appointment.patientFirstName}
            support={siteSettings}
          />
        ) : (
          <NoBooking />
        )
      }
    </QueryView>
  )
}

/**
 * Shows the booking in the address, so a reload and a bookmark work. Only the booker and authorised
 * staff can open it.
 */
export function Page() {
  const [query] = useSearchParams()
  const id = query.get('appointment')
  if (!isUuid(id)) return <NoBooking />
  return (
    <RequireAuth>
      <Booked key={id} id={id} />
    </RequireAuth>
  )
}
