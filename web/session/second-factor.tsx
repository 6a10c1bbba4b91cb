/**
 * SecondFactor({ error, ...register('code') }) — the code field of a form that proves who the
 * viewer is.
 */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input } from '#web/ui/field.tsx'
import { useSession } from './session.tsx'

type Props = { error: string | undefined } & UseFormRegisterReturn

/**
 * Shown where two-factor sign-in is on, or where the server asks for a code because it was turned
 * on elsewhere.
 */
export function SecondFactor({ error, ...field }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user?.twoFactorEnabled && !error) return null
  return (
    <Input
      label={t('Code')}
      hint={t('Six digits from your authenticator app, or one of your recovery codes. Each code works once.')}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      {...field}
    />
  )
}
