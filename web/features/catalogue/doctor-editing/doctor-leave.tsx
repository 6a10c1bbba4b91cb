import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { dateIn } from '#domain/days.ts'
import { leaveDays } from '#domain/doctor-calendars.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useAttempt } from '#web/data/save.ts'
import { EditCard, FieldPair } from '#web/editing/edit-card.tsx'
import { type PendingParts, usePendingPart } from '#web/editing/pending-parts.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { useFirstWrong } from '#web/ui/first-wrong.ts'
import { Refused } from '#web/ui/form.tsx'
import { CalendarOff } from '#web/ui/icons/calendar-off.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { Line, Lines } from '#web/ui/lines.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import type { EditedDoctor } from './doctor.ts'
import styles from './doctor-leave.module.css'
import { type Clashes, LeaveClashesDialog, LeaveClashesQuery, type LeaveDays } from './leave-clashes.tsx'

const AddDoctorLeave = graphql(`
  mutation AddDoctorLeave($doctorId: ID!, $startsOn: Date!, $endsOn: Date!, $keepAppointments: Boolean) {
    addDoctorLeave(doctorId: $doctorId, startsOn: $startsOn, endsOn: $endsOn, keepAppointments: $keepAppointments) {
      id
      leave { id startsOn endsOn }
    }
  }
`)
const RemoveDoctorLeave = graphql(`
  mutation RemoveDoctorLeave($doctorId: ID!, $leaveId: ID!) {
    removeDoctorLeave(doctorId: $doctorId, leaveId: $leaveId) { id leave { id startsOn endsOn } }
  }
`)

const useLeaveDays = () => {
  const { formatDate } = useFormat()
  const day = (date: string) => formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  return ({ startsOn, endsOn }: LeaveDays) =>
    startsOn === endsOn ? day(startsOn) : `${day(startsOn)} – ${day(endsOn)}`
}

type DoctorLeaveProps = {
  doctor: Pick<EditedDoctor, 'id' | 'fullName' | 'calendar'>
  readOnly?: boolean
  pending?: PendingParts
}

/** Edits the doctor's leave. It is saved at once, after a check for appointments in that period. */
export function DoctorLeave({ doctor, readOnly = false, pending }: DoctorLeaveProps) {
  const { t } = useTranslation()
  const shown = useLeaveDays()
  const attempt = useAttempt()
  const [adding, setAdding] = useState(false)
  const [remove] = useMutation(RemoveDoctorLeave)
  const { leave } = doctor.calendar
  return (
    <EditCard
      flush
      title={t('Leave')}
      action={
        !readOnly && (
          <Button size="sm" variant="ghost" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('Add leave')}
          </Button>
        )
      }
    >
      {adding && <NewLeave doctor={doctor} pending={pending} onClose={() => setAdding(false)} />}
      <Lines>
        {leave.length === 0 && !adding && <Line>{t('No upcoming leave.')}</Line>}
        {leave.map(({ id, ...days }) => (
          <Line
            key={id}
            start={<CalendarOff aria-hidden="true" />}
            end={
              !readOnly && (
                <IconButton
                  label={t('Withdraw the leave of {{days}}', { days: shown(days) })}
                  onClick={() =>
                    void attempt(() => remove({ variables: { doctorId: doctor.id, leaveId: id } }), {
                      done: t('The leave was withdrawn. Its days can be booked again.'),
                    })
                  }
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )
            }
          >
            <b className={text.strong}>{shown(days)}</b>
          </Line>
        ))}
      </Lines>
    </EditCard>
  )
}

type NewLeaveProps = Pick<DoctorLeaveProps, 'doctor'> & {
  pending: PendingParts | undefined
  onClose: () => void
}

function NewLeave({ doctor, pending, onClose }: NewLeaveProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const today = dateIn(new Date())
  const [add] = useMutation(AddDoctorLeave)
  const [typed, type] = useState<LeaveDays>({ startsOn: '', endsOn: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [attempts, setAttempts] = useState(0)
  const box = useFirstWrong<HTMLDivElement>(attempts)
  const [refused, refuse] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [clashes, setClashes] = useState<Clashes | null>(null)
  const days = { ...typed, endsOn: typed.endsOn || typed.startsOn }
  const field = (name: keyof LeaveDays) => ({
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      type({ ...typed, [name]: event.target.value })
      setErrors(({ [name]: _, ...others }) => others)
    },
  })

  /** Fetches the appointments that conflict with the leave. */
  async function look(): Promise<Clashes> {
    const variables = { doctorId: doctor.id, ...days }
    const { data } = await client.query({ query: LeaveClashesQuery, variables, fetchPolicy: 'network-only' })
    if (!data) throw new Error('no answer')
    return data.leaveClashes
  }

  async function save(keepAppointments: boolean) {
    await add({ variables: { doctorId: doctor.id, ...days, keepAppointments } })
    toast({ text: t('The leave is saved.') })
    onClose()
  }

  /** Saves the leave. Returns false if it is invalid, refused, or conflicts with appointments. */
  async function send(): Promise<boolean> {
    const parsed = leaveDays(today).safeParse(days)
    if (!parsed.success) {
      setErrors(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])))
      setAttempts(attempts + 1)
      return false
    }
    setBusy(true)
    refuse(null)
    try {
      const conflicts = await look()
      if (conflicts.total > 0) setClashes(conflicts)
      else await save(false)
      return conflicts.total === 0
    } catch (error) {
      refuse(refusalOf(error).message)
      return false
    } finally {
      setBusy(false)
    }
  }
  usePendingPart(pending, typed.startsOn !== '' || typed.endsOn !== '', {
    label: t('New leave'),
    take: send,
    drop: onClose,
  })

  return (
    <div ref={box}>
      <Stack className={styles.adding}>
        <FieldPair>
          <Input app type="date" min={today} label={t('First day')} {...field('startsOn')} />
          <Input app optional type="date" min={typed.startsOn || today} label={t('Last day')} {...field('endsOn')} />
        </FieldPair>
        <Refused>{refused && t(refused)}</Refused>
        <Row gap="small">
          <Button size="sm" busy={busy} onClick={() => void send()}>
            {t('Save leave')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Row>
        {clashes && (
          <LeaveClashesDialog
            doctor={doctor}
            days={days}
            clashes={clashes}
            onClose={() => setClashes(null)}
            onLookAgain={async () => setClashes(await look())}
            onSave={save}
          />
        )}
      </Stack>
    </div>
  )
}
