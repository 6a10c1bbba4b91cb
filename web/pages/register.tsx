import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { AuthShell } from '#web/features/auth/auth-shell.tsx'
import { RegisterForm } from '#web/features/auth/register-form.tsx'
import { paths } from '#web/paths.ts'

export function Page() {
  const { t } = useTranslation()
  const { state } = useLocation()
  return (
    <AuthShell
      eyebrow={t('Free, in one minute')}
      title={t('Create your account')}
      seed="register"
      failure={t('Registration failed')}
      after={
        <p className="mt-6">
          {t('Already have an account?')}{' '}
          <Link className="link" to={paths.login} state={state}>
            {t('Login')}
          </Link>
        </p>
      }
    >
      <RegisterForm />
    </AuthShell>
  )
}
