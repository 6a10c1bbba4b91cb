import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { twoFactorCode } from '#domain/users.ts'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useCopy } from './use-copy.ts'

const EnableTwoFactor = graphql(`mutation EnableTwoFactor($code: String!) { enableTwoFactor(code: $code) }`)

export type Setup = { secret: string; qrCode: string }

/** In groups of four, as one types it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function CodeForm({
  setup,
  onCodes,
  onClose,
}: {
  setup: Setup
  onCodes: (codes: string[]) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const copy = useCopy()
  const [enable, { loading }] = useMutation(EnableTwoFactor)
  const { register, handleSubmit, clearErrors, setError, formState } = useForm<z.input<typeof twoFactorCode>>({
    resolver: zodResolver(twoFactorCode),
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const send = handleSubmit(async ({ code }) => {
    try {
      const { data } = await enable({ variables: { code } })
      onCodes(data?.enableTwoFactor ?? [])
    } catch (error) {
      const { message, fields } = refusalOf(error)
      setError(fields.code ? 'code' : 'root', { message: fields.code ?? message }, { shouldFocus: true })
    }
  })
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p>{t('Scan this picture with an authenticator app, or type the key into it.')}</p>
      <img className="qr" src={setup.qrCode} alt={t('QR code for your authenticator app')} width={200} height={200} />
      <div className="between secret">
        <div>
          <span className="lbl">{t('Key')}</span>
          <code dir="ltr">{grouped(setup.secret)}</code>
        </div>
        <IconButton label={t('Copy the key')} onClick={() => void copy(setup.secret)}>
          <Copy aria-hidden="true" />
        </IconButton>
      </div>
      {errors.root?.message && <Banner tone="stop">{t(errors.root.message)}</Banner>}
      <Input
        label={t('Code')}
        hint={t('The six digits that the app shows now.')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...register('code', { onChange: () => clearErrors() })}
      />
      <div className="acts">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={loading}>
          {t('Turn on')}
        </Button>
      </div>
    </form>
  )
}

type Props = { setup: Setup | null; onClose: (turnedOn: boolean) => void }

/** Secret and code first, then the recovery codes. Closing before the code changes nothing. */
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
