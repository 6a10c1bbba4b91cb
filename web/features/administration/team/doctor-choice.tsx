/**
 * DoctorChoice({ hospitalId, team, … }) — chooses the record of a doctor without an account.
 * DoctorDialog({ hospitalId, team, member, onClose }) — makes a member of the team a doctor.
 */
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { teamRole } from '#domain/team.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useDoctorOptions } from '#web/session/hospital-doctors.ts'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
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

type DialogProps = { hospitalId: string; team: readonly TeamMember[]; onClose: () => void }

function DoctorFields({ hospitalId, team, member, onClose }: DialogProps & { member: TeamMember }) {
  const { t } = useTranslation()
  const { changeRole } = useTeam(hospitalId)
  const form = useForm<{ hospitalRole: string; doctorId: string }, unknown, z.output<typeof teamRole>>({
    resolver: formResolver(teamRole),
    defaultValues: { hospitalRole: 'doctor', doctorId: '' },
  })
  const { save, saving, refused } = useSave(form, {
    send: ({ hospitalRole, doctorId }) => changeRole(member.id, hospitalRole, doctorId),
    saved: t('{{name}} has a new role and must sign in again.', { name: nameOf(member) }),
    onSaved: onClose,
  })
  return (
    <Form onSubmit={save}>
      <DoctorChoice
        hospitalId={hospitalId}
        team={team}
        error={form.formState.errors.doctorId?.message}
        {...form.register('doctorId')}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Change the role')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

export function DoctorDialog({ member, ...props }: DialogProps & { member: TeamMember | null }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={member !== null}
      onClose={props.onClose}
      title={member ? t('Which doctor is {{name}}?', { name: nameOf(member) }) : ''}
    >
      {member && <DoctorFields key={member.id} member={member} {...props} />}
    </Dialog>
  )
}
