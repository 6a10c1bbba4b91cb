/**
 * InviteDialog({ hospitalId, open, onClose }) — invites a team member, who sets the password
 * through a mailed link.
 */

import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { teamInvitation } from '#domain/team.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { useSave } from '#web/data/save.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Columns } from '#web/ui/layout.tsx'
import { DoctorChoice } from './doctor-choice.tsx'
import { useRoleOptions } from './role-options.ts'
import { type TeamMember, useTeam } from './team.ts'

type Invitation = {
  firstName: string
  lastName: string
  email: string
  hospitalRole: string
  doctorId: string
  language: string
}
type Props = { hospitalId: string; team: readonly TeamMember[]; onClose: () => void }

function InvitationFields({ hospitalId, team, onClose }: Props) {
  const { t } = useTranslation()
  const { invite } = useTeam(hospitalId)
  const roles = useRoleOptions()
  const form = useForm<Invitation, unknown, z.output<typeof teamInvitation>>({
    resolver: formResolver(teamInvitation),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      hospitalRole: 'coordinator',
      doctorId: '',
      language: 'tr',
    },
  })
  const { save, saving, refused } = useSave(form, {
    send: (input) => invite(input),
    saved: ({ email }) => t('We have sent an invitation to {{email}}.', { email }),
    onSaved: onClose,
  })
  const field = (name: keyof Invitation) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  })
  const role = form.watch('hospitalRole')
  return (
    <Form onSubmit={save}>
      <Columns>
        <Input app label={t('First name')} autoComplete="off" {...field('firstName')} />
        <Input app label={t('Last name')} autoComplete="off" {...field('lastName')} />
      </Columns>
      <Input app label={t('Email')} type="email" dir="ltr" autoComplete="off" {...field('email')} />
      <Select app label={t('Role')} options={roles} {...field('hospitalRole')} />
      {role === 'doctor' && <DoctorChoice hospitalId={hospitalId} team={team} {...field('doctorId')} />}
      <Select
        app
        label={t('Language of the email')}
        hint={t('The email has a link to choose a password. You can resend it until the first sign-in.')}
        options={UI_LANGUAGES.map((language) => ({
          value: language,
          label: LANGUAGE_NAMES[language],
          lang: language,
        }))}
        {...field('language')}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Send invitation')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

export function InviteDialog({ open, ...props }: Props & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={props.onClose} title={t('Invite someone to the team')}>
      {open && <InvitationFields {...props} />}
    </Dialog>
  )
}
