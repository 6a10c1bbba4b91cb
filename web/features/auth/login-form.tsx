import { useQuery } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type LoginInput, loginInput } from '#domain/users.ts'
import { graphql } from '#web/graphql.ts'
import { useSession } from '#web/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, PasswordInput } from '#web/ui/field.tsx'

const DemoAccounts = graphql(`query DemoAccounts { siteSettings { demoAccounts { label email password } } }`)

/** The accounts of a demo installation; a press fills the form. */
function DemoList({ onPick }: { onPick: (account: LoginInput) => void }) {
  const { t } = useTranslation()
  const accounts = useQuery(DemoAccounts).data?.siteSettings.demoAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <section className="demo" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-h4">
        {t('Demo accounts')}
      </h2>
      {accounts.map((account) => (
        <button key={account.email} type="button" onClick={() => onPick(account)}>
          <b className="strong">{t(account.label)}</b>
          <span className="link">{t('Fill in')}</span>
          <span className="mute text-sm">
            <bdi dir="ltr">{account.email}</bdi> · <bdi dir="ltr">{account.password}</bdi>
          </span>
        </button>
      ))}
    </section>
  )
}

export function LoginForm() {
  const { t } = useTranslation()
  const { login, loading, error, clearError } = useSession()
  const { register, handleSubmit, setValue, clearErrors, setFocus, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const edited = (name: keyof LoginInput) => () => {
    clearErrors(name)
    if (error) clearError()
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={handleSubmit((input) => void login(input))}>
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
