import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { canMarkNoShow } from '#domain/appointments.ts'
import { isUuid } from '#domain/checks.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { OpenContents } from '#web/features/administration/oversight/open-contents.tsx'
import { type Question, ReasonDialog } from '#web/features/administration/oversight/reason-dialog.tsx'
import { PatientAndBooker } from '#web/features/visits/appointments/booker.tsx'
import { MeetingCard, MeetingFields } from '#web/features/visits/appointments/meeting-card.tsx'
import { type Cancellable, CancelVisit, toldName } from '#web/features/visits/appointments/portal/cancel-visit.tsx'
import { HeldBanner, HeldMoveFields } from '#web/features/visits/appointments/portal/held-banner.tsx'
import { MoveRequestFields } from '#web/features/visits/appointments/move-request-fields.ts'
import { InternalNoteFields, InternalNotes } from '#web/features/visits/appointments/portal/internal-notes.tsx'
import {
  BookingFacts,
  PatientFacts,
  PatientNote,
  VisitFacts,
} from '#web/features/visits/appointments/portal/patient-facts.tsx'
import { RequestedMove } from '#web/features/visits/appointments/portal/requested-move.tsx'
import { StatusManagement } from '#web/features/visits/appointments/portal/status-editor.tsx'
import { TimeDialog, type TimeMode } from '#web/features/visits/appointments/portal/time-dialog.tsx'
import { useDecide } from '#web/features/visits/appointments/portal/use-decide.ts'
import { WaitingProposal } from '#web/features/visits/appointments/portal/waiting-proposal.tsx'
import { ProposalFields } from '#web/features/visits/appointments/proposal-fields.ts'
import { StatusBadge } from '#web/features/visits/appointments/status-badge.tsx'
import { TicketFields } from '#web/features/visits/appointments/ticket.tsx'
import { Timeline, TimelineEventFields } from '#web/features/visits/appointments/timeline.tsx'
import { FileSection } from '#web/features/visits/files/file-section.tsx'
import { TemplatePicker } from '#web/features/visits/message-templates/template-picker.tsx'
import { MessageThread } from '#web/features/visits/messages/thread.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { FoundPage } from '#web/pages/admin/oversight/found-page.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { useParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { BackLink, Button, ButtonLink } from '#web/ui/button.tsx'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { CalendarX } from '#web/ui/icons/calendar-x.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { CircleX } from '#web/ui/icons/circle-x.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './appointment.module.css'
import { VisitsHere } from './patient-visits.tsx'

const PortalAppointment = graphql(
  `query PortalAppointment($id: ID!) {
    appointment(id: $id) {
      earlierVisits allowedMoves contentsHidden noShowAt createdAt updatedAt patientFirstName
      heldMove { ...HeldMoveFields }
      proposals { ...ProposalFields }
      moveRequest { ...MoveRequestFields }
      internalNotes { ...InternalNoteFields }
      events { ...TimelineEventFields }
      ...TicketFields
      ...MeetingFields
    }
  }`,
  [
    HeldMoveFields,
    TicketFields,
    MeetingFields,
    TimelineEventFields,
    ProposalFields,
    MoveRequestFields,
    InternalNoteFields,
  ],
)
type Appointment = NonNullable<ResultOf<typeof PortalAppointment>['appointment']>

type ContentProps = { appointment: Appointment; reload: () => Promise<unknown> }

function Content({ appointment, reload }: ContentProps) {
  const { t } = useTranslation()
  const { may, hospitalId, portalPaths } = useWorkplace()
  const { now } = useClock()
  const [question, setQuestion] = useState<Question | null>(null)
  const [choosing, setChoosing] = useState<TimeMode | null>(null)
  const [editing, setEditing] = useState(false)
  const decide = useDecide()
  const attempt = useAttempt()
  const { id, proposals, moveRequest, notes, heldMove, contentsHidden } = appointment
  const decided = [{ ...appointment, toldName: toldName(appointment) }]
  const mayEdit = may('appointments')
  const askNoShow = () =>
    setQuestion({
      title: t('The patient did not come'),
      lead: t('The appointment is closed as a no-show. No email is sent; the patient can see it in the history.'),
      label: t('Note'),
      field: 'note',
      most: 2000,
      confirm: t('Mark as no-show'),
      danger: true,
      send: (note) => decide({ appointments: decided, move: 'no_show', note: note || null }),
    })
  return (
    <div className={styles.columns}>
      <Stack className={styles.main}>
        {heldMove && (
          <HeldBanner id={id} move={heldMove.move} name={decided[0]?.toldName ?? ''} may={mayEdit} reload={reload} />
        )}
        {moveRequest && <RequestedMove appointmentId={id} request={moveRequest} may={mayEdit} reload={reload} />}
        {proposals.length > 0 && (
          <WaitingProposal appointment={appointment} proposals={proposals} may={mayEdit} reload={reload} />
        )}
        <div className={styles.pair}>
          <PatientFacts
            ticket={appointment}
            earlierVisits={appointment.earlierVisits}
            visitsAt={portalPaths.appointments({ q: appointment.patientEmail })}
          />
          <MeetingCard meeting={appointment} side="hospital" onChange={reload} />
          <VisitFacts ticket={appointment} />
        </div>
        <div className={styles.onScreen}>
          {contentsHidden ? (
            <OpenContents appointmentId={id} reload={reload} />
          ) : (
            <>
              <MessageThread
                appointmentId={id}
                side="hospital"
                people={<PatientAndBooker ticket={appointment} />}
                onChange={() => void reload()}
                readOnly={!mayEdit}
                tools={(write) => <TemplatePicker hospitalId={hospitalId} visit={appointment} onChoose={write} />}
              />
              <FileSection appointmentId={id} side="hospital" readOnly={!mayEdit} />
              <VisitsHere id={id} />
            </>
          )}
        </div>
      </Stack>
      <Stack className={styles.aside}>
        <div className={styles.onScreen}>
          <StatusManagement
            appointment={appointment}
            editing={editing}
            setEditing={setEditing}
            may={mayEdit}
            held={heldMove !== null}
            noShow={canMarkNoShow(appointment, now())}
            onNoShow={askNoShow}
            onComplete={() => void attempt(() => decide({ appointments: decided, move: 'completed' }))}
            reload={reload}
          >
            <Row wrap className={styles.times}>
              <Button
                variant="secondary"
                icon={<Hourglass aria-hidden="true" />}
                onClick={() => setChoosing('propose')}
              >
                {t('Propose another time')}
              </Button>
              <Button
                variant="secondary"
                icon={<CalendarClock aria-hidden="true" />}
                onClick={() => setChoosing('move')}
              >
                {t('Move to another time')}
              </Button>
            </Row>
          </StatusManagement>
          {!contentsHidden && (
            <InternalNotes appointmentId={id} notes={appointment.internalNotes} may={mayEdit} reload={reload} />
          )}
        </div>
        <BookingFacts ticket={appointment} createdAt={appointment.createdAt} />
        {!contentsHidden && <PatientNote notes={notes} />}
        <div className={styles.onScreen}>
          <Timeline events={appointment.events} />
        </div>
      </Stack>
      <TimeDialog appointment={appointment} mode={choosing} onClose={() => setChoosing(null)} reload={reload} />
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}

/** Shows the button that confirms at once, and the cancellation, which asks for a reason. */
function QuickActions({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation()
  const [cancelling, setCancelling] = useState<Cancellable | null>(null)
  const decide = useDecide()
  const attempt = useAttempt()
  const { allowedMoves, status, heldMove } = appointment
  const decided = [{ ...appointment, toldName: toldName(appointment) }]
  if (heldMove) return null
  return (
    <>
      {allowedMoves.includes('confirmed') && (
        <Button
          icon={<CircleCheck aria-hidden="true" />}
          onClick={() => void attempt(() => decide({ appointments: decided, move: 'confirmed' }))}
        >
          {t('Confirm')}
        </Button>
      )}
      {allowedMoves.includes('cancelled') && (
        <Button variant="danger-quiet" icon={<CircleX aria-hidden="true" />} onClick={() => setCancelling(appointment)}>
          {status === 'pending' ? t('Decline') : t('Cancel this visit')}
        </Button>
      )}
      <CancelVisit
        appointment={cancelling}
        onClose={() => setCancelling(null)}
        send={(note) => decide({ appointments: decided, move: 'cancelled', note })}
      />
    </>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { hospitalId, portalPaths, may } = useWorkplace()
  const query = useQuery(PortalAppointment, { variables: { id }, skip: !isUuid(id), fetchPolicy: 'cache-and-network' })
  const reload = () => query.refetch().catch(() => undefined)
  useHospitalEvents(({ data }) => {
    if (data.appointmentId === id || data.appointmentId === '') void reload()
  })
  const list = { label: t('Appointments'), to: portalPaths.appointments() }
  return (
    <FoundPage
      id={id}
      query={query}
      list={list}
      // An administrator can read every appointment, but this page shows only those of the chosen
      // hospital.
      record={({ appointment }) => (appointment?.hospital.id === hospitalId ? appointment : null)}
      missing={{
        icon: <CalendarX />,
        title: t('Appointment Not Found'),
        action: <ButtonLink to={list.to}>{t('Back to appointments')}</ButtonLink>,
      }}
      page={(appointment) => ({
        title: appointment.patientName,
        back: <BackLink to={list.to}>{t('Back to appointments')}</BackLink>,
        // The seed of the picture is in its address, so it is the visit and not the patient.
        picture: <DoctorArt id={appointment.id} name={appointment.patientName} />,
        lead: (
          <Row as="span" wrap gap="small">
            <StatusBadge status={appointment.status} />
            <bdi dir="ltr">{appointment.bookingId}</bdi>
          </Row>
        ),
        actions: (
          <Row gap="small" wrap className={text.screenOnly}>
            <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              {t('Print')}
            </Button>
            {may('appointments') && <QuickActions appointment={appointment} />}
          </Row>
        ),
      })}
    >
      {(appointment) => <Content appointment={appointment} reload={reload} />}
    </FoundPage>
  )
}
