import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { PRODUCT_NAME } from '#domain/product.ts'
import { AuthShell } from '#web/features/auth/auth-shell.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'
import { paths } from '#web/paths.ts'
import text from '#web/ui/text.module.css'

export function Page() {
  const { t } = useTranslation()
  const { state } = useLocation()
  return (
    <AuthShell
      eyebrow={t('Welcome back')}
      title={t('Sign in to {{product}}', { product: PRODUCT_NAME })}
      seed="login"
      failure={t('Sign in failed')}
      after={
        <>
          {t('New here?')}{' '}
          <Link className={text.link} to={paths.register} state={state}>
            {t('Create a free account')}
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthShell>
  )
}
