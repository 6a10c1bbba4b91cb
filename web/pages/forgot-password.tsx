import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { AuthFrame } from '#web/features/auth/auth-shell.tsx'
import { ForgotForm } from '#web/features/auth/forgot-form.tsx'
import { paths } from '#web/paths.ts'

export function Page() {
  const { t } = useTranslation()
  const { state } = useLocation()
  return (
    <AuthFrame eyebrow={t('Your account')} title={t('Forgot your password?')} seed="forgot-password">
      <p className="mb-5">{t('Tell us your email address, and we send you a link to set a new one.')}</p>
      <ForgotForm />
      <p className="mt-6">
        <Link className="link" to={paths.login} state={state}>
          {t('Back to sign-in')}
        </Link>
      </p>
    </AuthFrame>
  )
}
