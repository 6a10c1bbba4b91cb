import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { twoFactorSetup } from '#domain/users.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, PasswordInput } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './two-factor-setup.module.css'

const EnableTwoFactor = graphql(`
  mutation EnableTwoFactor($password: String!, $code: String!) { enableTwoFactor(password: $password, code: $code) }
`)

export type Setup = { secret: string; qrCode: string }

/** Splits the secret into groups of four for typing. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

type CodeProps = { setup: Setup; onCodes: (codes: string[]) => void; onClose: () => void }

function CodeForm({ setup, onCodes, onClose }: CodeProps) {
  const { t } = useTranslation()
  const [enable] = useMutation(EnableTwoFactor)
  const form = useForm<z.input<typeof twoFactorSetup>>({
    resolver: zodResolver(twoFactorSetup),
    defaultValues: { code: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { save, saving, refused } = useSave(form, {
    send: (variables) => enable({ variables }),
    onSaved: ({ data }) => onCodes(data?.enableTwoFactor ?? []),
  })
  return (
    <Form onSubmit={save}>
      <p>{t('Scan this code with an authenticator app, or enter the key by hand.')}</p>
      <img
        className={styles.qrCode}
        src={setup.qrCode}
        alt={t('QR code for your authenticator app')}
        width={200}
        height={200}
      />
      <SecretText label={t('Key')} copyLabel={t('Copy the key')} value={setup.secret}>
        {grouped(setup.secret)}
      </SecretText>
      <Input
        label={t('Code')}
        hint={t('The six digits that the app shows now.')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.formState.errors.code?.message}
        {...form.register('code', { onChange: () => form.clearErrors() })}
      />
      <PasswordInput
        label={t('Your password')}
        dir="ltr"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password', { onChange: () => form.clearErrors() })}
      />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Turn on')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

type Props = { setup: Setup | null; onClose: (turnedOn: boolean) => void }

/**
 * Shows secret and code first, then the recovery codes. Closing before the code changes nothing.
 */
export function TwoFactorSetup({ setup, onClose }: Props) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    setCodes(null)
    onClose(codes !== null)
  }
  return (
    <Dialog
      open={setup !== null}
      onClose={close}
      title={codes ? t('Your recovery codes') : t('Set up two-factor sign-in')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        setup && <CodeForm setup={setup} onCodes={setCodes} onClose={close} />
      )}
    </Dialog>
  )
}
