import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type IdentityProof, identityProof } from '#domain/users.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { SecondFactor } from '#web/session/second-factor.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { PasswordInput } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'

type Props = {
  onClose: () => void
  children: ReactNode
  confirmLabel: string
  danger?: boolean
  /** Runs the confirmed action. A thrown error is shown and the dialog stays open. */
  onConfirm: (proof: IdentityProof) => Promise<unknown>
}

function ProofForm({ onClose, children, confirmLabel, danger, onConfirm }: Props) {
  const { t } = useTranslation()
  const form = useForm<z.input<typeof identityProof>, unknown, IdentityProof>({
    resolver: zodResolver(identityProof),
    defaultValues: { password: '', code: '' },
    reValidateMode: 'onSubmit',
  })
  const { save, saving, refused } = useSave(form, { send: onConfirm })
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
      <SecondFactor
        error={form.formState.errors.code?.message}
        {...form.register('code', { onChange: () => form.clearErrors() })}
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

/** Requests the password before a sensitive action, plus a code if two-factor sign-in is on. */
export function PasswordDialog({ open, title, ...form }: Props & { open: boolean; title: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <ProofForm {...form} />
    </Dialog>
  )
}
