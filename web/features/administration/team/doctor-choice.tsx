/**
 * DoctorChoice({ hospitalId, team, … }) — chooses the record of a doctor without an account.
 * DoctorQuestion({ hospitalId, team, member, onClose }) — makes a member of the team a doctor.
 */
import { type ComponentProps, useState } from 'react'
import { DOCTOR_REQUIRED } from '#domain/team.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useDoctorOptions } from '#web/session/hospital-doctors.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { nameOf, type TeamMember, useTeam } from './team.ts'

type Choice = Omit<ComponentProps<typeof Select>, 'label' | 'options'>
type ChoiceProps = Choice & { hospitalId: string; team: readonly TeamMember[] }

export function DoctorChoice({ hospitalId, team, ...field }: ChoiceProps) {
  const { t } = useTranslation()
  const taken = new Set(team.map(({ doctorId }) => doctorId))
  const options = useDoctorOptions(hospitalId).filter(({ value }) => !taken.has(value))
  return (
    <Select
      app
      label={t('Doctor’s record')}
      placeholder={t('Choose a doctor')}
      hint={t('The account sees only quote requests that are assigned to this doctor.')}
      options={options}
      {...field}
    />
  )
}

type Props = { hospitalId: string; team: readonly TeamMember[]; onClose: () => void }

function Question({ hospitalId, team, member, onClose }: Props & { member: TeamMember }) {
  const { t } = useTranslation()
  const { changeRole } = useTeam(hospitalId)
  const [doctorId, setDoctorId] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | undefined>()
  const name = nameOf(member)
  async function act() {
    if (!doctorId) return setRefused(DOCTOR_REQUIRED)
    setBusy(true)
    try {
      await changeRole(member.id, 'doctor', doctorId)
      toast({ text: t('{{name}} has a new role and must sign in again.', { name }) })
      onClose()
    } catch (error) {
      const { fields, message } = refusalOf(error)
      setRefused(fields.doctorId ?? message)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={t('Which doctor is {{name}}?', { name })}
      confirmLabel={t('Change the role')}
      cancelLabel={t('Cancel')}
      onConfirm={act}
      onClose={onClose}
    >
      <DoctorChoice
        hospitalId={hospitalId}
        team={team}
        value={doctorId}
        error={refused}
        onChange={({ target }) => {
          setDoctorId(target.value)
          setRefused(undefined)
        }}
      />
    </ConfirmDialog>
  )
}

export function DoctorQuestion({ member, ...props }: Props & { member: TeamMember | null }) {
  return member && <Question key={member.id} member={member} {...props} />
}
