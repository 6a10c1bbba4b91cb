import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { passwordProof } from '#domain/users.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordInput } from '#web/ui/field.tsx'

type Props = {
  onClose: () => void
  children: ReactNode
  confirmLabel: string
  danger?: boolean
  /** Does what was asked for; what it throws is shown and the dialog stays. */
  onConfirm: (password: string) => Promise<unknown>
}

function ProofForm({ onClose, children, confirmLabel, danger, onConfirm }: Props) {
  const { t } = useTranslation()
  const { register, handleSubmit, clearErrors, setError, formState } = useForm<z.input<typeof passwordProof>>({
    resolver: zodResolver(passwordProof),
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password)
    } catch (error) {
      const { message, fields } = refusalOf(error)
      setError(fields.password ? 'password' : 'root', { message: fields.password ?? message }, { shouldFocus: true })
    }
  })
  return (
    <form className="stack" noValidate onSubmit={send}>
      <div>{children}</div>
      {errors.root?.message && <Banner tone="stop">{t(errors.root.message)}</Banner>}
      <PasswordInput
        label={t('Your password')}
        dir="ltr"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { onChange: () => clearErrors() })}
      />
      <div className="acts">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}

/** Asks for the password before something that matters. */
export function PasswordDialog({ open, title, ...form }: Props & { open: boolean; title: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <ProofForm {...form} />
    </Dialog>
  )
}
