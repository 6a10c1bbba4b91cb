import { useMutation, useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type AppointmentStatus, isUpcoming } from '#domain/appointments.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { PencilLine } from '#web/ui/icons/pencil-line.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { StatusBadge } from '../status-badge.tsx'
import styles from './status-editor.module.css'

const Doctors = graphql(`
  query AppointmentDoctors($id: ID!) { appointmentDoctors(appointmentId: $id) { id fullName } }
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

type EditorProps = { appointment: ManagedAppointment; reload: () => Promise<unknown>; onClose: () => void }

type Values = { doctorId: string }

/** Chooses among the doctors who perform the treatment and are free at that time. */
function DoctorEditor({ appointment, reload, onClose }: EditorProps) {
  const { t } = useTranslation()
  const { id, doctor, updatedAt } = appointment
  const [assign] = useMutation(Assign)
  const doctors = useQuery(Doctors, { variables: { id }, fetchPolicy: 'network-only' })
  const form = useForm<Values, unknown, Values>({
    values: { doctorId: doctor?.id ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { register, formState, setFocus } = form
  const { save, saving, refused } = useSave(form, {
    send: async ({ doctorId }) => {
      if (doctorId !== (doctor?.id ?? ''))
        await assign({ variables: { id, doctorId: doctorId || null, basedOn: updatedAt } })
    },
    saved: t('Saved.'),
    onSaved: onClose,
  })
  const first = useRef(true)
  useEffect(() => {
    if (first.current) setFocus('doctorId')
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
        optional
        label={t('Doctor')}
        hint={t('Doctors who offer this service and are free at this time.')}
        options={[
          { value: '', label: t('No one chosen') },
          ...assignable.map((candidate) => ({ value: candidate.id, label: candidate.fullName })),
        ]}
        error={formState.errors.doctorId?.message}
        {...register('doctorId')}
      />
      <Refused>{refused}</Refused>
      <Row>
        <Button type="submit" busy={saving}>
          {t('Save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}

type Props = Omit<EditorProps, 'onClose'> & {
  /** True while the doctor is being chosen. */
  editing: boolean
  setEditing: (editing: boolean) => void
  /** True if the viewer's role allows changes. */
  may: boolean
  /** True while a decision waits to take effect, which blocks other decisions. */
  held: boolean
  noShow: boolean
  onNoShow: () => void
  onComplete: () => void
  /** Changes of the time, for an upcoming visit. */
  children: ReactNode
}

/** Shows the status of the appointment, its doctor, and its outcome. */
export function StatusManagement({ appointment, editing, setEditing, may, held, noShow, children, ...props }: Props) {
  const { t } = useTranslation()
  const { status, allowedMoves, doctor } = appointment
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const isFinal = allowedMoves.length === 0 && !isUpcoming(status)
  return (
    <Card as="section" pad className={styles.card} aria-labelledby="status">
      <h2 id="status">{t('Status management')}</h2>
      {editing ? (
        <DoctorEditor appointment={appointment} reload={props.reload} onClose={close} />
      ) : (
        <>
          <Facts
            items={[
              { term: t('Status'), value: <StatusBadge status={status} /> },
              { term: t('Doctor'), value: doctor ? <bdi>{doctor.fullName}</bdi> : t('No one chosen') },
            ]}
          />
          {(!may || isFinal) && (
            <p className={text.note}>
              {may ? t('This appointment is final.') : t('Your role can read but not change.')}
            </p>
          )}
          {may && !held && allowedMoves.includes('completed') && (
            <Button icon={<CircleCheck aria-hidden="true" />} onClick={props.onComplete}>
              {t('Mark as completed')}
            </Button>
          )}
          {may && isUpcoming(status) && (
            <Button
              ref={button}
              variant="secondary"
              icon={<PencilLine aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {t('Change the doctor')}
            </Button>
          )}
          {may && isUpcoming(status) && children}
          {may && !held && noShow && (
            <Button variant="danger-quiet" onClick={props.onNoShow}>
              {t('The patient did not come')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
