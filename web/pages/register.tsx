import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { AuthShell } from '#web/features/auth/auth-shell.tsx'
import { RegisterForm } from '#web/features/auth/register-form.tsx'
import { paths } from '#web/paths.ts'
import text from '#web/ui/text.module.css'

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
        <>
          {t('Already have an account?')}{' '}
          <Link className={text.link} to={paths.login} state={state}>
            {t('Login')}
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AuthShell>
  )
}
