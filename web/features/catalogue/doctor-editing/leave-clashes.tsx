import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { FieldError, Select } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './leave-clashes.module.css'

export const LeaveClashesQuery = graphql(`
  query LeaveClashes($doctorId: ID!, $startsOn: Date!, $endsOn: Date!) {
    leaveClashes(doctorId: $doctorId, startsOn: $startsOn, endsOn: $endsOn) {
      total
      items {
        appointmentId bookingId status date time durationMinutes patientName serviceName
        freeTimes { date time }
        freeDoctors { id fullName specialty }
      }
    }
  }
`)
const MoveAppointment = graphql(`
  mutation MoveOutOfLeave($id: ID!, $input: AppointmentUpdate!) {
    updateAppointment(id: $id, input: $input) { id date time doctor { id fullName } }
  }
`)
const ProposeInstead = graphql(`
  mutation ProposeInsteadOfLeave($id: ID!, $input: ProposalInput!) {
    proposeTime(appointmentId: $id, input: $input) { id updatedAt proposal { id date time } }
  }
`)
export type Clashes = ResultOf<typeof LeaveClashesQuery>['leaveClashes']
type Clash = Clashes['items'][number]
export type LeaveDays = { startsOn: string; endsOn: string }

const KEEP = 'keep'
/**
 * Parses the choice of a row: `propose 2026-03-09 10:00`, `move 2026-03-09 10:00`, `doctor <id>`.
 */
const readChoice = (choice: string) => {
  const [what, first = '', second = ''] = choice.split(' ')
  return what === 'doctor'
    ? { what: 'doctor' as const, input: { doctorId: first } }
    : { what: what === 'propose' ? ('propose' as const) : ('move' as const), input: { date: first, time: second } }
}

type DialogProps = {
  doctor: { fullName: string }
  days: LeaveDays
  clashes: Clashes
  onClose: () => void
  /** Checks for conflicts again after an appointment was moved. */
  onLookAgain: () => Promise<void>
  onSave: (keepAppointments: boolean) => Promise<void>
}

/**
 * Lists the appointments that conflict with the leave. For each, staff propose another time to the
 * patient, move it to another time or doctor at once, or keep it. All choices are saved together.
 */
export function LeaveClashesDialog({ doctor, clashes, onClose, onLookAgain, onSave }: DialogProps) {
  const { t } = useTranslation()
  const [move] = useMutation(MoveAppointment)
  const [propose] = useMutation(ProposeInstead)
  const [choices, choose] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refused, refuse] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const chosen = clashes.items.filter(({ appointmentId: id }) => (choices[id] ?? KEEP) !== KEEP)
  const proposed = chosen.filter(({ appointmentId: id }) => readChoice(choices[id] ?? KEEP).what === 'propose').length
  const untouched = clashes.total - chosen.length

  async function save() {
    setBusy(true)
    setErrors({})
    refuse(null)
    const failed: Record<string, string> = {}
    for (const { appointmentId: id } of chosen)
      try {
        const choice = readChoice(choices[id] ?? KEEP)
        if (choice.what === 'propose') await propose({ variables: { id, input: choice.input } })
        else await move({ variables: { id, input: choice.input } })
      } catch (error) {
        failed[id] = refusalOf(error).message
      }
    try {
      if (Object.keys(failed).length === 0) return await onSave(untouched + proposed > 0)
      await onLookAgain()
      choose({})
      setErrors(failed)
    } catch (error) {
      refuse(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={t('{{count}} appointments fall on these days', { count: clashes.total })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            {chosen.length === 0
              ? t('Save the leave')
              : proposed > 0
                ? t('Save the leave and {{count}} changes', { count: chosen.length })
                : t('Move {{count}} and save the leave', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('{{name}} would be away then. Decide what happens to each of them.', { name: doctor.fullName })}</p>
        {clashes.items.length < clashes.total && (
          <Banner quiet tone="info">
            {t('The first {{count}} are shown.', { count: clashes.items.length })}
          </Banner>
        )}
        <ul className={styles.list}>
          {clashes.items.map((clash) => (
            <ClashRow
              key={clash.appointmentId}
              clash={clash}
              doctorName={doctor.fullName}
              value={choices[clash.appointmentId] ?? KEEP}
              error={errors[clash.appointmentId]}
              onChoose={(value) => choose({ ...choices, [clash.appointmentId]: value })}
            />
          ))}
        </ul>
        {proposed > 0 && (
          <Banner quiet tone="info">
            {t(
              '{{count}} stay at their old time until the patient has answered. The proposed time is held for 24 hours.',
              { count: proposed },
            )}
          </Banner>
        )}
        {untouched > 0 && (
          <Banner quiet tone="warn">
            {t('{{count}} stay as they are until someone moves or cancels them.', { count: untouched })}
          </Banner>
        )}
        <FieldError error={refused ?? undefined} alert />
      </Stack>
    </Drawer>
  )
}

type ClashRowProps = {
  clash: Clash
  doctorName: string
  value: string
  error: string | undefined
  onChoose: (value: string) => void
}

function ClashRow({ clash, doctorName, value, error, onChoose }: ClashRowProps) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const { bookingId, date, time, patientName, serviceName, freeTimes, freeDoctors } = clash
  const day = (of: string) => formatDate(of, { weekday: 'short', day: 'numeric', month: 'short' })
  const options = [
    { value: KEEP, label: t('Leave as it is for now') },
    ...freeTimes.map((slot) => ({
      value: `move ${slot.date} ${slot.time}`,
      label: t('Move to {{day}}, {{time}} with {{doctor}}', {
        day: day(slot.date),
        time: slot.time,
        doctor: doctorName,
      }),
    })),
    ...freeTimes.map((slot) => ({
      value: `propose ${slot.date} ${slot.time}`,
      label: t('Propose {{day}}, {{time}} to the patient', { day: day(slot.date), time: slot.time }),
    })),
    ...freeDoctors.map(({ id, fullName }) => ({
      value: `doctor ${id}`,
      label: t('Same time, with {{doctor}}', { doctor: fullName }),
    })),
  ]
  return (
    <li className={styles.clash}>
      <span>
        <b className={text.strong}>
          {t('{{day}}, {{time}}', { day: day(date), time })} · <bdi>{patientName}</bdi>
        </b>
        <small className={text.note}>
          {t(serviceName)} · <bdi>{bookingId}</bdi>
        </small>
      </span>
      <Select
        app
        label={t('What happens to {{bookingId}}', { bookingId })}
        hideLabel
        options={options}
        value={value}
        error={error}
        hint={options.length === 1 ? t('No other time or doctor is free.') : undefined}
        onChange={(event) => onChoose(event.target.value)}
      />
    </li>
  )
}
