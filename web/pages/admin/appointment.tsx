import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import type { AppointmentStatus } from '#domain/appointments.ts'
import { isUuid } from '#domain/checks.ts'
import type { HeldMoveKind } from '#domain/held-moves.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { RECOUNTED } from '#web/data/refetch.ts'
import { useAttempt } from '#web/data/save.ts'
import { OpenContents } from '#web/features/administration/oversight/open-contents.tsx'
import { PatientAndBooker } from '#web/features/visits/appointments/booker.tsx'
import { DetailFacts } from '#web/features/visits/appointments/detail-facts.tsx'
import { type Cancellable, CancelVisit, toldName } from '#web/features/visits/appointments/portal/cancel-visit.tsx'
import { HeldBanner, HeldMoveFields } from '#web/features/visits/appointments/portal/held-banner.tsx'
import { useDecide } from '#web/features/visits/appointments/portal/use-decide.ts'
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
    appointment(id: $id) {
      allowedMoves contentsHidden updatedAt patientFirstName
      heldMove { ...HeldMoveFields }
      events { ...TimelineEventFields }
      ...TicketFields
    }
  }`,
  [TicketFields, TimelineEventFields, HeldMoveFields],
)
type Appointment = NonNullable<ResultOf<typeof AdminAppointment>['appointment']>

const MOVES: Record<AppointmentStatus, string> = {
  pending: sentence('Pending'),
  confirmed: sentence('Confirm'),
  completed: sentence('Mark as completed'),
  cancelled: sentence('Cancel this visit'),
}

function Content({ appointment, reload }: { appointment: Appointment; reload: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const [cancelling, setCancelling] = useState<Cancellable | null>(null)
  const client = useApolloClient()
  const decide = useDecide()
  const attempt = useAttempt()
  const { id, hospital, status, date, time, heldMove } = appointment
  const name = toldName(appointment)
  const move = async (to: HeldMoveKind, note?: string) => {
    await decide({ appointments: [{ ...appointment, toldName: name }], move: to, note: note ?? null })
  }
  const reloadAll = async () => {
    await reload()
    await client.refetchQueries({ include: RECOUNTED.refetchQueries })
  }
  const act = (to: AppointmentStatus) => {
    if (to === 'cancelled') setCancelling(appointment)
    else if (to !== 'pending') void attempt(() => move(to))
  }
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
            {!heldMove &&
              appointment.allowedMoves.map((to) => (
                <Button key={to} variant={to === 'cancelled' ? 'danger-quiet' : 'secondary'} onClick={() => act(to)}>
                  {to === 'cancelled' && status === 'pending' ? t('Decline') : t(MOVES[to])}
                </Button>
              ))}
          </Row>
        </Row>
      </Card>
      {heldMove && <HeldBanner id={id} move={heldMove.move} name={name} may reload={reloadAll} />}
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
      <CancelVisit
        appointment={cancelling}
        onClose={() => setCancelling(null)}
        send={(note) => move('cancelled', note)}
      />
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
      list={{ label: t('Appointments'), to: paths.adminAppointments }}
      record={(data) => data.appointment}
      missing={{ icon: <LockKeyhole />, title: t('Appointment Not Found') }}
      page={(appointment) => ({
        title: appointment.bookingId,
        lead: <bdi>{appointment.patientName}</bdi>,
      })}
    >
      {(appointment) => <Content appointment={appointment} reload={() => query.refetch().catch(() => undefined)} />}
    </FoundPage>
  )
}
