import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type AppointmentStatus, isUpcoming, STATUS_LABELS } from '#domain/appointments.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Select, Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { PencilLine } from '#web/ui/icons/pencil-line.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { StatusBadge } from '../status-badge.tsx'
import styles from './status-editor.module.css'

const Doctors = graphql(`
  query AppointmentDoctors($id: ID!) { appointmentDoctors(appointmentId: $id) { id fullName } }
`)
const Move = graphql(`
  mutation PortalMove($id: ID!, $status: AppointmentStatus!, $note: String, $basedOn: DateTime) {
    moveAppointment(id: $id, status: $status, note: $note, basedOn: $basedOn) { id status allowedMoves updatedAt }
  }
`)
const Assign = graphql(`
  mutation PortalAssign($id: ID!, $doctorId: ID, $basedOn: DateTime) {
    updateAppointment(id: $id, input: { doctorId: $doctorId, basedOn: $basedOn }) {
      id updatedAt doctor { id fullName }
    }
  }
`)

export type ManagedAppointment = {
  id: string
  status: AppointmentStatus
  allowedMoves: readonly AppointmentStatus[]
  doctor: { id: string; fullName: string } | null
  updatedAt: string
}

type EditorProps = {
  appointment: ManagedAppointment
  /** The status that is chosen when the editor opens: a quick action's, or what it has. */
  preselected: AppointmentStatus
  reload: () => Promise<unknown>
  onClose: () => void
}

type Values = { status: AppointmentStatus; doctorId: string; note: string }

/**
 * Only moves that are allowed, only doctors who do the treatment and are free then; a note goes
 * with a move and the patient reads it.
 */
function Editor({ appointment, preselected, reload, onClose }: EditorProps) {
  const { t } = useTranslation()
  const { id, status, allowedMoves, doctor, updatedAt } = appointment
  const [move] = useMutation(Move)
  const [assign] = useMutation(Assign)
  const doctors = useQuery(Doctors, { variables: { id }, fetchPolicy: 'network-only', skip: !isUpcoming(status) })
  const form = useForm<Values, unknown, Values>({
    values: { status: preselected, doctorId: doctor?.id ?? '', note: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { register, formState, setFocus, watch } = form
  const nextStatus = watch('status')
  const { save, saving, refused } = useSave(form, {
    send: async (input) => {
      let basedOn = updatedAt
      if (input.doctorId !== (doctor?.id ?? '')) {
        const { data } = await assign({ variables: { id, doctorId: input.doctorId || null, basedOn } })
        basedOn = data?.updateAppointment.updatedAt ?? basedOn
      }
      if (input.status !== status)
        await move({ variables: { id, status: input.status, note: input.note || null, basedOn } })
    },
    saved: t('Saved.'),
    onSaved: onClose,
  })
  const first = useRef(true)
  useEffect(() => {
    if (first.current) setFocus('status')
    first.current = false
  }, [setFocus])
  const free = doctors.data?.appointmentDoctors ?? (doctor ? [doctor] : [])
  const assignable = doctor && !free.some((candidate) => candidate.id === doctor.id) ? [doctor, ...free] : free
  return (
    <Form
      onSubmit={(event) => {
        void save(event).finally(reload)
      }}
    >
      <Select
        app
        label={t('Status')}
        options={[status, ...allowedMoves].map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        {...register('status')}
      />
      {isUpcoming(status) && (
        <Select
          app
          optional
          label={t('Doctor')}
          hint={t('Doctors who offer this service and are free at this time.')}
          options={[
            { value: '', label: t('Nobody chosen') },
            ...assignable.map((candidate) => ({ value: candidate.id, label: candidate.fullName })),
          ]}
          error={formState.errors.doctorId?.message}
          {...register('doctorId')}
        />
      )}
      <Textarea
        app
        rows={3}
        label={t('Notes')}
        optional
        dir="auto"
        maxLength={2000}
        hint={
          nextStatus === status
            ? t('Sent when you change the status.')
            : t('The patient reads it in the history of the appointment.')
        }
        disabled={nextStatus === status}
        error={formState.errors.note?.message}
        {...register('note')}
      />
      <Refused>{refused}</Refused>
      <Row>
        <Button
          type="submit"
          busy={saving}
          variant={nextStatus === 'cancelled' && nextStatus !== status ? 'danger' : 'primary'}
        >
          {t('Save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}

type Props = Omit<EditorProps, 'preselected' | 'onClose'> & {
  /** Null while the editor is closed. */
  editing: AppointmentStatus | null
  setEditing: (status: AppointmentStatus | null) => void
  /** Whether the viewer's role lets them change anything. */
  may: boolean
  noShow: boolean
  onNoShow: () => void
}

/** How the appointment stands and who sees the patient; what may be changed opens as a form. */
export function StatusManagement({ appointment, editing, setEditing, may, noShow, onNoShow, reload }: Props) {
  const { t } = useTranslation()
  const { status, allowedMoves, doctor } = appointment
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  const canEdit = may && (allowedMoves.length > 0 || isUpcoming(status))
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="status">
      <h2 id="status">{t('Status management')}</h2>
      {editing ? (
        <Editor key={editing} appointment={appointment} preselected={editing} reload={reload} onClose={close} />
      ) : (
        <>
          <Facts
            items={[
              { term: t('Status'), value: <StatusBadge status={status} /> },
              { term: t('Doctor'), value: doctor ? <bdi>{doctor.fullName}</bdi> : t('Nobody chosen') },
            ]}
          />
          {canEdit ? (
            <Button
              ref={button}
              variant="secondary"
              icon={<PencilLine aria-hidden="true" />}
              onClick={() => setEditing(status)}
            >
              {t('Change status or doctor')}
            </Button>
          ) : (
            <p className={text.note}>
              {may ? t('This appointment is final.') : t('Your role lets you read, not change.')}
            </p>
          )}
          {may && noShow && (
            <Button variant="danger-quiet" onClick={onNoShow}>
              {t('The patient did not come')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
