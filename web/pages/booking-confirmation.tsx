import { useQuery } from '@apollo/client/react'
import { CalendarX, Check, Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { CONTACT_HOURS } from '#domain/appointments.ts'
import { isUuid } from '#domain/fields.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import '#web/features/booking/booking.css'
import { type Ticket, TicketCard, TicketFields } from '#web/features/appointments/ticket.tsx'
import { useDocuments } from '#web/features/appointments/use-documents.ts'
import { ConfirmReminder } from '#web/features/auth/confirm-reminder.tsx'
import { NextSteps } from '#web/features/booking/next-steps.tsx'
import { graphql } from '#web/graphql.ts'
import { RequireAuth } from '#web/guard.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Confirmation = graphql(
  `query Confirmation($id: ID!) { appointment(id: $id) { patientFirstName ...TicketFields } siteSettings { email phone } }`,
  [TicketFields],
)

function NoBooking() {
  const { t } = useTranslation()
  return (
    <div className="page section">
      <PageTitle>{t('No Booking Found')}</PageTitle>
      <EmptyState
        level={1}
        icon={<CalendarX />}
        title={t('No Booking Found')}
        action={<ButtonLink to={paths.home}>{t('Go to Home')}</ButtonLink>}
      >
        {t('Your bookings are listed under My Appointments.')}
      </EmptyState>
    </div>
  )
}

const HEADS = {
  pending: {
    title: 'Your request is with the hospital',
    lead: '{{hospital}} makes contact within {{range}} hours to confirm your appointment.',
  },
  confirmed: { title: 'Your appointment is confirmed', lead: '{{hospital}} expects you.' },
  completed: { title: 'Your appointment is completed', lead: 'Thank you for visiting {{hospital}}.' },
  cancelled: { title: 'Your appointment is cancelled', lead: 'The time at {{hospital}} is free for others again.' },
} as const

type Support = { email: string; phone: string }

function Confirmed({ ticket, firstName, support }: { ticket: Ticket; firstName: string; support: Support }) {
  const { t } = useTranslation()
  const { saveReceipt, isBusy } = useDocuments()
  const head = HEADS[ticket.status]
  const asked = (useLocation().state as { print?: boolean } | null)?.print === true
  const printed = useRef(false)
  useEffect(() => {
    if (!asked || printed.current) return
    printed.current = true
    window.print()
  }, [asked])
  return (
    <div className="page conf">
      <PageTitle>{t(head.title)}</PageTitle>
      <div className="conf-top">
        <p className="conf-word">{PRODUCT_NAME}</p>
        {ticket.status !== 'cancelled' && (
          <span className="conf-mark" aria-hidden="true">
            <Check />
          </span>
        )}
        <p className="eyebrow before:hidden">{t('Thank you, {{name}}', { name: firstName })}</p>
        <h1>{t(head.title)}</h1>
        <p className="lead">{t(head.lead, { hospital: ticket.hospital.name, range: CONTACT_HOURS })}</p>
      </div>
      <TicketCard ticket={ticket} />
      <div className="row conf-act">
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
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
      </div>
      <ConfirmReminder />
      <section className="conf-next">
        {(ticket.status === 'pending' || ticket.status === 'confirmed') && (
          <>
            <h2>{t('Next steps')}</h2>
            <NextSteps />
          </>
        )}
        <p className="ask mt-8">
          <Trans
            i18nKey="Questions? <help>Help</help> or <contact>Contact</contact>"
            components={{
              help: <Link className="link" to={paths.help} />,
              contact: <Link className="link" to={paths.contact} />,
            }}
          />
        </p>
        {/* On paper, where links lead nowhere. */}
        <p className="conf-support">
          {t('Questions?')} <bdi dir="ltr">{support.email}</bdi> · <bdi dir="ltr">{support.phone}</bdi>
        </p>
      </section>
    </div>
  )
}

function Booked({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery(Confirmation, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <QueryView
      query={query}
      skeleton={
        <div className="page conf">
          <PageTitle>{t('Loading...')}</PageTitle>
          <Skeleton className="h-40 w-full mb-6" />
          <Skeleton className="h-[28rem] w-full" />
        </div>
      }
    >
      {({ appointment, siteSettings }) =>
        appointment ? (
          <Confirmed ticket={appointment} firstName={appointment.patientFirstName} support={siteSettings} />
        ) : (
          <NoBooking />
        )
      }
    </QueryView>
  )
}

/** The address names the appointment, so that a refresh and a bookmark work; only its own people see it. */
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
