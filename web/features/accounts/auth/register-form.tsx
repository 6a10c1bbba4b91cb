import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { registerForm } from '#domain/users.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { Trans } from '#web/i18n/trans.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { useStrength } from '#web/session/password-strength.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, PasswordInput, PasswordMeter } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import text from '#web/ui/text.module.css'
import { Failure } from './failure.tsx'
import styles from './register-form.module.css'

type Fields = z.input<typeof registerForm>
const FIELDS = ['email', 'password'] as const

type KnownFields = Pick<Fields, 'firstName' | 'lastName' | 'email'>

/**
 * Creates an account. `prefilled` holds fields that the user has entered elsewhere, for instance in
 * a booking.
 */
export function RegisterForm({ prefilled }: { prefilled?: KnownFields | undefined }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const { register: signUp, loading, error, fieldErrors, clearError } = useSession()
  const { register, handleSubmit, watch, setError, clearErrors, formState } = useForm<Fields>({
    resolver: zodResolver(registerForm),
    defaultValues: {
      firstName: prefilled?.firstName ?? '',
      lastName: prefilled?.lastName ?? '',
      email: prefilled?.email ?? '',
      password: '',
      confirmPassword: '',
    },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const password = watch('password')
  const strength = useStrength(password)
  const showRefused = useEffectEvent((refused: typeof fieldErrors) => {
    for (const name of FIELDS) {
      const message = refused[name]
      if (message) setError(name, { message }, { shouldFocus: true })
    }
  })
  useEffect(() => showRefused(fieldErrors), [fieldErrors])
  const field = (name: keyof Fields) => ({
    error: errors[name]?.message,
    ...register(name, {
      onChange: () => {
        clearErrors(name)
        if (error) clearError()
      },
    }),
  })
  return (
    <Form onSubmit={handleSubmit(({ confirmPassword: _, ...input }) => void signUp({ ...input, language }))}>
      <div className={styles.names}>
        <Input label={t('First name')} autoComplete="given-name" {...field('firstName')} />
        <Input label={t('Last name')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <Input label={t('Email')} type="email" dir="ltr" autoComplete="email" {...field('email')} />
      <PasswordInput
        label={t('Password')}
        dir="ltr"
        autoComplete="new-password"
        meter={password ? <PasswordMeter points={strength.points} label={t(strength.label)} /> : undefined}
        hint={t('At least 6 characters')}
        {...field('password')}
      />
      <PasswordInput
        label={t('Confirm password')}
        dir="ltr"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <Failure
        title={fieldErrors.password ? t('Choose another password') : t('Registration failed')}
        // The field shows the reason, and this banner a way forward.
        instead={
          fieldErrors.email &&
          fieldErrors.email === error && (
            <Link className={text.link} to={paths.login}>
              {t('Sign in instead')}
            </Link>
          )
        }
      />
      <Button type="submit" size="lg" block busy={loading}>
        {t('Create account')}
      </Button>
      <p className={text.note}>
        <Trans
          i18nKey="By creating an account you agree to the <terms>terms and conditions</terms> and the <privacy>privacy notice</privacy>."
          components={{
            terms: <Link className={text.link} to={paths.document('terms')} target="_blank" />,
            privacy: <Link className={text.link} to={paths.document('privacy')} target="_blank" />,
          }}
        />
      </p>
    </Form>
  )
}
