import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type LoginInput, loginInput } from '#domain/users.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link, useLocation } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, PasswordInput } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import text from '#web/ui/text.module.css'
import { DemoList } from './demo-list.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { Failure } from './failure.tsx'

type Part = { form: UseFormReturn<LoginInput>; edited: (name: keyof LoginInput) => () => void; busy: boolean }

function PasswordStep({ form, edited, busy }: Part) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { errors } = form.formState
  return (
    <>
      <Input
        label={t('Email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { onChange: edited('email') })}
      />
      <PasswordInput
        label={t('Password')}
        dir="ltr"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { onChange: edited('password') })}
      />
      <Failure title={t('Sign in failed')} />
      <Button type="submit" size="lg" block busy={busy}>
        {t('Login')}
      </Button>
      <p>
        <Link className={text.link} to={paths.forgotPassword} state={state}>
          {t('Forgot password?')}
        </Link>
      </p>
    </>
  )
}

function CodeStep({ form, edited, busy, onBack }: Part & { onBack: () => void }) {
  const { t } = useTranslation()
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <>
      <p>{t('Your account is protected by two-factor sign-in.')}</p>
      <Input
        label={t('Code')}
        hint={t('Six digits from your authenticator app, or one of your recovery codes.')}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code', { onChange: edited('code') })}
      />
      <Failure title={t('Sign in failed')} />
      <Button type="submit" size="lg" block busy={busy}>
        {t('Login')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('Use another account')}
      </Button>
    </>
  )
}

/** Shows address and password first, then the authenticator code if the account requires one. */
export function LoginForm({ email = '' }: { email?: string }) {
  const { login, loading, error, codeNeeded, clearError } = useSession()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const form = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { email, password: '', code: '' },
    reValidateMode: 'onSubmit',
  })
  const { setValue, setError, clearErrors, setFocus } = form
  if (codeNeeded && step === 'password') setStep('code')
  const edited = (name: keyof LoginInput) => () => {
    clearErrors(name)
    if (error) clearError()
  }
  const send = form.handleSubmit(({ email, password, code }) => {
    if (step === 'password') return void login({ email, password })
    if (!code) return setError('code', { message: 'Please enter your code' }, { shouldFocus: true })
    void login({ email, password, code })
  })
  const startOver = () => {
    setValue('code', '')
    clearErrors()
    clearError()
    setStep('password')
  }
  const part = { form, edited, busy: loading }
  return (
    <>
      <EndedNotice />
      <Form key={step} onSubmit={send}>
        {step === 'code' ? <CodeStep {...part} onBack={startOver} /> : <PasswordStep {...part} />}
      </Form>
      {step === 'password' && (
        <DemoList
          onPick={({ email, password }) => {
            setValue('email', email)
            setValue('password', password)
            clearErrors()
            clearError()
            setFocus('password')
          }}
        />
      )}
    </>
  )
}
