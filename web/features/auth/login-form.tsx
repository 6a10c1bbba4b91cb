import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { type LoginInput, loginInput } from '#domain/users.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, PasswordInput } from '#web/ui/field.tsx'
import { DemoList } from './demo-list.tsx'

export function LoginForm() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { login, loading, error, codeNeeded, clearError } = useSession()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const { register, handleSubmit, setValue, setError, clearErrors, setFocus, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { email: '', password: '', code: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  if (codeNeeded && step === 'password') setStep('code')
  useEffect(() => {
    if (step === 'code') setFocus('code')
  }, [step, setFocus])
  const edited = (name: keyof LoginInput) => () => {
    clearErrors(name)
    if (error) clearError()
  }
  const send = handleSubmit(({ email, password, code }) => {
    if (step === 'password') return void login({ email, password })
    if (!code) return setError('code', { message: 'Please enter your code' }, { shouldFocus: true })
    void login({ email, password, code })
  })
  if (step === 'code')
    return (
      <form className="stack" noValidate onSubmit={send}>
        <p>{t('Your account is protected by two-factor sign-in.')}</p>
        <Input
          key="code"
          label={t('Code')}
          hint={t('Six digits from your authenticator app, or one of your recovery codes.')}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...register('code', { onChange: edited('code') })}
        />
        <Button type="submit" size="lg" block busy={loading}>
          {t('Login')}
        </Button>
        <Button
          variant="ghost"
          block
          onClick={() => {
            setValue('code', '')
            clearErrors()
            clearError()
            setStep('password')
          }}
        >
          {t('Use another account')}
        </Button>
      </form>
    )
  return (
    <>
      <form className="stack" noValidate onSubmit={send}>
        <Input
          label={t('Email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email', { onChange: edited('email') })}
        />
        <PasswordInput
          label={t('Password')}
          dir="ltr"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { onChange: edited('password') })}
        />
        <Button type="submit" size="lg" block busy={loading}>
          {t('Login')}
        </Button>
        <p>
          <Link className="link" to={paths.forgotPassword} state={state}>
            {t('Forgot password?')}
          </Link>
        </p>
      </form>
      <DemoList
        onPick={({ email, password }) => {
          setValue('email', email)
          setValue('password', password)
          clearErrors()
          clearError()
          setFocus('password')
        }}
      />
    </>
  )
}
