import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { isUpcoming } from '#domain/appointments.ts'
import { isUuid } from '#domain/checks.ts'
import { needsConfirmation } from '#domain/proposals.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { ArrivalCard } from '#web/features/visits/appointments/arrival-card.tsx'
import { PatientAndBooker } from '#web/features/visits/appointments/booker.tsx'
import { BothClocks } from '#web/features/visits/appointments/both-clocks.tsx'
import { CancelDialog } from '#web/features/visits/appointments/cancel-dialog.tsx'
import { DetailFacts } from '#web/features/visits/appointments/detail-facts.tsx'
import { DetailHead, RESCHEDULE_ID } from '#web/features/visits/appointments/detail-head.tsx'
import { TicketOffline, useKeptTicket } from '#web/features/visits/appointments/kept-ticket.tsx'
import { MeetingCard, MeetingFields } from '#web/features/visits/appointments/meeting-card.tsx'
import { MoveRequestCard } from '#web/features/visits/appointments/move-request-card.tsx'
import { MoveRequestFields } from '#web/features/visits/appointments/move-request-fields.ts'
import { ProposalCard } from '#web/features/visits/appointments/proposal-card.tsx'
import { ProposalFields } from '#web/features/visits/appointments/proposal-fields.ts'
import { TicketFields } from '#web/features/visits/appointments/ticket.tsx'
import { Timeline, TimelineEventFields } from '#web/features/visits/appointments/timeline.tsx'
import { useReschedule } from '#web/features/visits/appointments/use-reschedule.ts'
import { RescheduleForm } from '#web/features/visits/booking/reschedule.tsx'
import { FileSection } from '#web/features/visits/files/file-section.tsx'
import { MessageThread } from '#web/features/visits/messages/thread.tsx'
import { OwnReview } from '#web/features/visits/reviews/own-review.tsx'
import { ReviewDecision, ReviewDecisionFields } from '#web/features/visits/reviews/review-decision.tsx'
import { OwnReviewFields } from '#web/features/visits/reviews/use-send-review.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Redirect } from '#web/routing/redirect.tsx'
import { useLocation, useParams } from '#web/routing/router.tsx'
import { useAnchor } from '#web/routing/use-anchor.ts'
import { useSession } from '#web/session/session.tsx'
import { portalPathsFor } from '#web/session/workplace.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { CalendarX } from '#web/ui/icons/calendar-x.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './appointment.module.css'

const AppointmentPage = graphql(
  `query AppointmentPage($id: ID!) {
    appointment(id: $id) {
      allowedMoves
      canReview
      updatedAt
      review { ...OwnReviewFields }
      reviewDecision { ...ReviewDecisionFields }
      proposals { ...ProposalFields }
      moveRequest { ...MoveRequestFields }
      hospital { id answerTerms { confirmation } }
      events { ...TimelineEventFields }
      ...TicketFields
      ...MeetingFields
    }
  }`,
  [
    TicketFields,
    MeetingFields,
    TimelineEventFields,
    ProposalFields,
    MoveRequestFields,
    OwnReviewFields,
    ReviewDecisionFields,
  ],
)
type Appointment = NonNullable<ResultOf<typeof AppointmentPage>['appointment']>

function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyPage
      icon={<CalendarX />}
      title={t('Appointment Not Found')}
      action={<ButtonLink to={paths.myAppointments}>{t('My Appointments')}</ButtonLink>}
    >
      {t('It belongs to another account, or the link is incomplete.')}
    </EmptyPage>
  )
}

function Content({ appointment, onChange }: { appointment: Appointment; onChange: () => void }) {
  const reschedule = useReschedule(appointment)
  useKeptTicket(appointment)
  const { hash } = useLocation()
  const [moving, setMoving] = useState(hash === '#reschedule')
  const [cancelling, setCancelling] = useState(false)
  const { id, hospital, service, doctor, date, time, status } = appointment
  useAnchor()
  // A patient who may still cancel may also reschedule.
  const canChange = isUpcoming(status) && appointment.allowedMoves.includes('cancelled')
  return (
    <Container className={styles.page}>
      <PageTitle>{`${service.name}, ${hospital.name}`}</PageTitle>
      <DetailHead
        ticket={appointment}
        canChange={canChange}
        onReschedule={() => setMoving(true)}
        onCancel={() => setCancelling(true)}
      />
      {moving && canChange && (
        <RescheduleForm
          waits={needsConfirmation(appointment, hospital.answerTerms)}
          onMove={(slot) =>
            reschedule(slot).catch((error) => {
              // Another user may have changed it meanwhile.
              onChange()
              throw error
            })
          }
          selection={{ hospitalId: hospital.id, serviceId: service.id, doctorId: doctor?.id ?? null }}
          current={{ date, time }}
          isInPerson={appointment.channel === 'in_person'}
          waitAddress={paths.waitForEarlierTime(id)}
          onClose={() => {
            setMoving(false)
            document.getElementById(RESCHEDULE_ID)?.focus()
          }}
        />
      )}
      <div className={styles.columns}>
        <div>
          {appointment.proposals.length > 0 && (
            <ProposalCard appointment={appointment} proposals={appointment.proposals} onChange={onChange} />
          )}
          {appointment.moveRequest && (
            <MoveRequestCard appointment={appointment} request={appointment.moveRequest} onChange={onChange} />
          )}
          <MeetingCard meeting={appointment} side="patient" onChange={onChange} />
          <BothClocks startsAt={appointment.startsAt} />
          {(appointment.canReview || appointment.review) && (
            <div className={text.screenOnly}>
              <OwnReview
                appointmentId={id}
                hospital={hospital}
                doctorId={doctor?.id ?? null}
                review={appointment.review}
              />
            </div>
          )}
          {appointment.reviewDecision && <ReviewDecision decision={appointment.reviewDecision} />}
          <MessageThread
            appointmentId={id}
            side="patient"
            people={<PatientAndBooker ticket={appointment} />}
            onChange={onChange}
          />
          <FileSection appointmentId={id} side="patient" />
          {isUpcoming(status) && appointment.channel === 'in_person' && <ArrivalCard ticket={appointment} />}
        </div>
        <div>
          <DetailFacts ticket={appointment} />
          <Timeline events={appointment.events} />
        </div>
      </div>
      <CancelDialog appointment={cancelling ? appointment : null} onClose={() => setCancelling(false)} />
    </Container>
  )
}

/** Returns the portal page for staff and administrators who follow a patient's link. */
function usePortalAddress(): (appointment: Appointment) => string | null {
  const { user, admin } = useSession()
  return ({ id, hospital, patientEmail }) => {
    if (user?.role === 'user' || user?.email === patientEmail) return null
    return portalPathsFor(admin ? hospital.id : null).appointment(id)
  }
}

function Loaded({ id }: { id: string }) {
  const { t } = useTranslation()
  const portalAddressOf = usePortalAddress()
  const query = useQuery(AppointmentPage, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <QueryView
      query={query}
      error={(retry) => <TicketOffline id={id} onRetry={retry} />}
      skeleton={
        <Container className={styles.page}>
          <PageTitle>{t('Loading...')}</PageTitle>
          <Skeleton size="row" className={styles.headSkeleton} />
          <Skeleton size="panel" />
        </Container>
      }
    >
      {({ appointment }) => {
        const portalAddress = appointment && portalAddressOf(appointment)
        if (portalAddress) return <Redirect to={portalAddress} />
        return appointment ? (
          <Content appointment={appointment} onChange={() => void query.refetch().catch(() => undefined)} />
        ) : (
          <NotFound />
        )
      }}
    </QueryView>
  )
}

export function Page() {
  const { id = '' } = useParams()
  return isUuid(id) ? <Loaded key={id} id={id} /> : <NotFound />
}
