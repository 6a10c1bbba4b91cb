import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { type AppointmentStatus, canMarkNoShow, isUpcoming } from '#domain/appointments.ts'
import { isUuid } from '#domain/checks.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { OpenContents } from '#web/features/administration/oversight/open-contents.tsx'
import { type Question, ReasonDialog } from '#web/features/administration/oversight/reason-dialog.tsx'
import { PatientAndBooker } from '#web/features/visits/appointments/booker.tsx'
import { MeetingCard, MeetingFields } from '#web/features/visits/appointments/meeting-card.tsx'
import { InternalNoteFields, InternalNotes } from '#web/features/visits/appointments/portal/internal-notes.tsx'
import {
  BookingFacts,
  PatientFacts,
  PatientNote,
  VisitFacts,
} from '#web/features/visits/appointments/portal/patient-facts.tsx'
import { StatusManagement } from '#web/features/visits/appointments/portal/status-editor.tsx'
import { TimeDialog, type TimeMode } from '#web/features/visits/appointments/portal/time-dialog.tsx'
import { WaitingProposal } from '#web/features/visits/appointments/portal/waiting-proposal.tsx'
import { ProposalFields } from '#web/features/visits/appointments/proposal-fields.ts'
import { StatusBadge } from '#web/features/visits/appointments/status-badge.tsx'
import { TicketFields } from '#web/features/visits/appointments/ticket.tsx'
import { Timeline, TimelineEventFields } from '#web/features/visits/appointments/timeline.tsx'
import { FileSection } from '#web/features/visits/files/file-section.tsx'
import { TemplatePicker, type TemplateValues } from '#web/features/visits/message-templates/template-picker.tsx'
import { MessageThread } from '#web/features/visits/messages/thread.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { FoundPage } from '#web/pages/admin/oversight/found-page.tsx'
import { useClock } from '#web/rendering/first-render.tsx'
import { useParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts'
import { CalendarX } from '#web/ui/icons/calendar-x.ts'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { CircleX } from '#web/ui/icons/circle-x.ts'
import { Hourglass } from '#web/ui/icons/hourglass.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import styles from './appointment.module.css'

const PortalAppointment = graphql(
  `query PortalAppointment($id: ID!) {
    appointment(id: $id) {
      allowedMoves contentsHidden noShowAt createdAt updatedAt
      proposal { ...ProposalFields }
      internalNotes { ...InternalNoteFields }
      events { ...TimelineEventFields }
      ...TicketFields
      ...MeetingFields
    }
  }`,
  [TicketFields, MeetingFields, TimelineEventFields, ProposalFields, InternalNoteFields],
)
type Appointment = NonNullable<ResultOf<typeof PortalAppointment>['appointment']>

const MarkNoShow = graphql(`
  mutation MarkNoShow($id: ID!, $note: String, $basedOn: DateTime) {
    markNoShow(appointmentId: $id, note: $note, basedOn: $basedOn) { id status noShowAt allowedMoves updatedAt }
  }
`)

type ContentProps = {
  appointment: Appointment
  editing: AppointmentStatus | null
  setEditing: (status: AppointmentStatus | null) => void
  reload: () => Promise<unknown>
}

function Content({ appointment, editing, setEditing, reload }: ContentProps) {
  const { t } = useTranslation()
  const { may, hospitalId } = useWorkplace()
  const { now } = useClock()
  const [question, setQuestion] = useState<Question | null>(null)
  const [choosing, setChoosing] = useState<TimeMode | null>(null)
  const [markNoShow] = useMutation(MarkNoShow)
  const { id, status, proposal, notes, updatedAt, contentsHidden } = appointment
  const mayEdit = may('appointments')
  const askNoShow = () =>
    setQuestion({
      title: t('The patient did not come'),
      lead: t('The appointment is cancelled as a no-show. Nobody gets a mail; the patient reads it in the history.'),
      label: t('Note'),
      field: 'note',
      most: 2000,
      confirm: t('Mark as no-show'),
      danger: true,
      saved: t('Marked as no-show.'),
      send: async (note) => {
        await markNoShow({ variables: { id, note: note || null, basedOn: updatedAt } })
        await reload()
      },
    })
  const values: TemplateValues = {
    name: appointment.patientName,
    date: appointment.date,
    time: appointment.time,
    hospital: appointment.hospital.name,
  }
  return (
    <div className={styles.columns}>
      <Stack className={styles.main}>
        {proposal && <WaitingProposal appointmentId={id} proposal={proposal} may={mayEdit} reload={reload} />}
        <div className={styles.pair}>
          <PatientFacts ticket={appointment} />
          <MeetingCard meeting={appointment} side="hospital" onChange={reload} />
          <VisitFacts ticket={appointment} />
        </div>
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
              tools={(write) => <TemplatePicker hospitalId={hospitalId} values={values} onChoose={write} />}
            />
            <FileSection appointmentId={id} side="hospital" readOnly={!mayEdit} />
          </>
        )}
      </Stack>
      <Stack className={styles.aside}>
        <StatusManagement
          appointment={appointment}
          editing={editing}
          setEditing={setEditing}
          may={mayEdit}
          noShow={canMarkNoShow(appointment, now())}
          onNoShow={askNoShow}
          reload={reload}
        />
        {mayEdit && isUpcoming(status) && (
          <Row wrap className={styles.times}>
            <Button variant="secondary" icon={<Hourglass aria-hidden="true" />} onClick={() => setChoosing('propose')}>
              {t('Propose another time')}
            </Button>
            <Button variant="secondary" icon={<CalendarClock aria-hidden="true" />} onClick={() => setChoosing('move')}>
              {t('Move to another time')}
            </Button>
          </Row>
        )}
        {!contentsHidden && (
          <InternalNotes appointmentId={id} notes={appointment.internalNotes} may={mayEdit} reload={reload} />
        )}
        <BookingFacts ticket={appointment} createdAt={appointment.createdAt} />
        {!contentsHidden && <PatientNote notes={notes} />}
        <Timeline events={appointment.events} />
      </Stack>
      <TimeDialog appointment={appointment} mode={choosing} onClose={() => setChoosing(null)} reload={reload} />
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  )
}

/** Confirm and Cancel: each opens the editor of the status with that choice made. */
function QuickActions({
  moves,
  onChoose,
}: {
  moves: readonly AppointmentStatus[]
  onChoose: (to: AppointmentStatus) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      {moves.includes('confirmed') && (
        <Button icon={<CircleCheck aria-hidden="true" />} onClick={() => onChoose('confirmed')}>
          {t('Confirm')}
        </Button>
      )}
      {moves.includes('cancelled') && (
        <Button variant="danger-quiet" icon={<CircleX aria-hidden="true" />} onClick={() => onChoose('cancelled')}>
          {t('Cancel')}
        </Button>
      )}
    </>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { hospitalId, portalPaths, may } = useWorkplace()
  const [editing, setEditing] = useState<AppointmentStatus | null>(null)
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
      // An administrator sees every appointment; here only those of the hospital they work in.
      record={({ appointment }) => (appointment?.hospital.id === hospitalId ? appointment : null)}
      missing={{
        icon: <CalendarX />,
        title: t('Appointment Not Found'),
        action: <ButtonLink to={list.to}>{t('Back to appointments')}</ButtonLink>,
      }}
      page={(appointment) => ({
        title: appointment.patientName,
        lead: (
          <Row as="span" wrap gap="small">
            <StatusBadge status={appointment.status} />
            <bdi dir="ltr">{appointment.bookingId}</bdi>
          </Row>
        ),
        crumbs: [list],
        actions: may('appointments') && <QuickActions moves={appointment.allowedMoves} onChoose={setEditing} />,
      })}
    >
      {(appointment) => <Content appointment={appointment} editing={editing} setEditing={setEditing} reload={reload} />}
    </FoundPage>
  )
}
