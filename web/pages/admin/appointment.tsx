import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { type AppointmentStatus, STATUS_LABELS } from '#domain/appointments.ts'
import { isUuid } from '#domain/checks.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { RECOUNTED } from '#web/data/refetch.ts'
import { OpenContents } from '#web/features/administration/oversight/open-contents.tsx'
import { type Question, ReasonDialog } from '#web/features/administration/oversight/reason-dialog.tsx'
import { PatientAndBooker } from '#web/features/visits/appointments/booker.tsx'
import { DetailFacts } from '#web/features/visits/appointments/detail-facts.tsx'
import { StatusBadge } from '#web/features/visits/appointments/status-badge.tsx'
import { TicketFields } from '#web/features/visits/appointments/ticket.tsx'
import { Timeline, TimelineEventFields } from '#web/features/visits/appointments/timeline.tsx'
import { FileSection } from '#web/features/visits/files/file-section.tsx'
import { MessageThread } from '#web/features/visits/messages/thread.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './appointment.module.css'
import { FoundPage } from './oversight/found-page.tsx'

const AdminAppointment = graphql(
  `query AdminAppointment($id: ID!) {
    appointment(id: $id) { allowedMoves contentsHidden updatedAt events { ...TimelineEventFields } ...TicketFields }
  }`,
  [TicketFields, TimelineEventFields],
)
type Appointment = NonNullable<ResultOf<typeof AdminAppointment>['appointment']>

const AdminMove = graphql(`
  mutation AdminMove($id: ID!, $status: AppointmentStatus!, $note: String, $basedOn: DateTime) {
    moveAppointment(id: $id, status: $status, note: $note, basedOn: $basedOn) { id status allowedMoves updatedAt }
  }
`)

const MOVES: Record<AppointmentStatus, string> = {
  pending: sentence('Pending'),
  confirmed: sentence('Confirm'),
  completed: sentence('Mark as completed'),
  cancelled: sentence('Cancel Appointment'),
}

function Content({ appointment, reload }: { appointment: Appointment; reload: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const [question, setQuestion] = useState<Question | null>(null)
  const [move] = useMutation(AdminMove, RECOUNTED)
  const { id, hospital, status, date, time, updatedAt } = appointment
  const askToMove = (to: AppointmentStatus) =>
    setQuestion({
      title: t(MOVES[to]),
      lead: t('Patient and hospital are told by mail, and read the note in the history.'),
      label: t('Note'),
      field: 'note',
      most: 2000,
      confirm: t(MOVES[to]),
      danger: to === 'cancelled',
      saved: t('The appointment is now: {{status}}', { status: t(STATUS_LABELS[to]) }),
      send: async (note) => {
        await move({ variables: { id, status: to, note: note || null, basedOn: updatedAt } })
        await reload()
      },
    })
  return (
    <>
      <Card as="section" pad className={styles.head} aria-label={t('Status')}>
        <Row between wrap>
          <Row wrap>
            <StatusBadge status={status} />
            <b className={text.begins}>
              {t('{{day}}, {{time}}', { day: formatDate(date, { dateStyle: 'full' }), time })}
            </b>
            <bdi>{hospital.name}</bdi>
          </Row>
          <Row wrap>
            {appointment.allowedMoves.map((to) => (
              <Button key={to} variant={to === 'cancelled' ? 'danger' : 'secondary'} onClick={() => askToMove(to)}>
                {t(MOVES[to])}
              </Button>
            ))}
          </Row>
        </Row>
      </Card>
      <div className={styles.columns}>
        <Stack>
          <DetailFacts ticket={appointment} />
          {appointment.contentsHidden ? (
            <OpenContents appointmentId={id} reload={reload} />
          ) : (
            <>
              <MessageThread
                appointmentId={id}
                side="hospital"
                people={<PatientAndBooker ticket={appointment} />}
                onChange={() => void reload()}
              />
              <FileSection appointmentId={id} side="hospital" />
            </>
          )}
        </Stack>
        <Timeline events={appointment.events} />
      </div>
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  )
}

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(AdminAppointment, { variables: { id }, skip: !isUuid(id), fetchPolicy: 'cache-and-network' })
  return (
    <FoundPage
      id={id}
      query={query}
      record={(data) => data.appointment}
      missing={{ icon: <LockKeyhole />, title: t('Appointment Not Found') }}
      page={(appointment) => ({
        title: appointment.bookingId,
        lead: <bdi>{appointment.patientName}</bdi>,
        crumbs: [{ label: t('Appointments'), to: paths.adminAppointments }],
      })}
    >
      {(appointment) => <Content appointment={appointment} reload={() => query.refetch().catch(() => undefined)} />}
    </FoundPage>
  )
}
