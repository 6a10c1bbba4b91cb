import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { passwordProof } from '#domain/users.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSave } from '#web/save.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { PasswordInput } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'

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
  const form = useForm<z.input<typeof passwordProof>>({
    resolver: zodResolver(passwordProof),
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  })
  const { save, saving, refused } = useSave(form, { send: ({ password }) => onConfirm(password) })
  return (
    <Form onSubmit={save}>
      <div>{children}</div>
      <PasswordInput
        label={t('Your password')}
        dir="ltr"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password', { onChange: () => form.clearErrors() })}
      />
      <Refused>{refused}</Refused>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={saving}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Form>
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
