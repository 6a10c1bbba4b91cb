import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { passwordChangeForm, passwordStrength } from '#domain/users.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput, PasswordMeter } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'

const ChangePasswordMutation = graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
  }
`)

type Form = z.input<typeof passwordChangeForm>
const DIFFERENT = 'New passwords do not match'

function Panel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [change, { loading }] = useMutation(ChangePasswordMutation, { refetchQueries: ['Sessions'] })
  const { register, handleSubmit, watch, clearErrors, setError, setFocus, formState } = useForm<Form>({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  useEffect(() => setFocus('currentPassword'), [setFocus])
  const typed = watch('newPassword')
  const strength = passwordStrength(typed)
  const field = (name: keyof Form) => ({
    error: errors[name]?.message,
    dir: 'ltr',
    ...register(name, { onChange: () => clearErrors() }),
  })
  const refuse = ({ confirmPassword }: FieldErrors<Form>) => {
    if (confirmPassword?.message === DIFFERENT) toast({ tone: 'stop', text: t(DIFFERENT) })
  }
  const send = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await change({ variables: { currentPassword, newPassword } })
    } catch (error) {
      const { message, fields } = refusalOf(error)
      const name = (['currentPassword', 'newPassword'] as const).find((one) => fields[one])
      setError(name ?? 'root', { message: (name && fields[name]) ?? message }, { shouldFocus: true })
      return
    }
    toast({ text: t('Password updated successfully') })
    onClose()
  }, refuse)
  return (
    <form id={id} className="stack panel" noValidate onSubmit={send}>
      {errors.root?.message && <Banner tone="stop">{t(errors.root.message)}</Banner>}
      <PasswordInput label={t('Current password')} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordInput
        label={t('New password')}
        autoComplete="new-password"
        meter={typed ? <PasswordMeter points={strength.points} label={t(strength.label)} /> : undefined}
        hint={t('At least 6 characters')}
        {...field('newPassword')}
      />
      <PasswordInput label={t('Confirm new password')} autoComplete="new-password" {...field('confirmPassword')} />
      <p className="text-sm mute">{t('You stay signed in here; every other device is signed out.')}</p>
      <div className="row wrap">
        <Button type="submit" busy={loading}>
          {t('Update Password')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Closing the panel forgets what was typed. */
export function ChangePassword() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <div className="setting">
      <div className="setting-head">
        <div>
          <h3>{t('Password')}</h3>
          <p className="text-sm mute">{t('At least 6 characters; longer is safer.')}</p>
        </div>
        <Button
          ref={toggle}
          variant="tonal"
          aria-expanded={open}
          aria-controls={open ? 'change-password' : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('Change Password')}
        </Button>
      </div>
      {open && <Panel id="change-password" onClose={close} />}
    </div>
  )
}
