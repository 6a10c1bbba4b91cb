/**
 * SecondFactor({ error, ...register('code') }) — code field of a form that verifies the viewer's
 * identity.
 */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input } from '#web/ui/field.tsx'
import { useSession } from './session.tsx'

type Props = { error: string | undefined } & UseFormRegisterReturn

/**
 * Shows the field if two-factor sign-in is on, or if the server requires a code because it was
 * turned on elsewhere.
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
