import { AuthFrame } from '#web/features/accounts/auth/auth-shell.tsx'
import { ForgotForm } from '#web/features/accounts/auth/forgot-form.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link, useLocation } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'

export function Page() {
  const { t } = useTranslation()
  const { state } = useLocation()
  return (
    <AuthFrame
      eyebrow={t('Your account')}
      title={t('Forgot your password?')}
      seed="forgot-password"
      lead={t('Enter your email address and we will send you a link to set a new password.')}
      after={
        <Link className={text.link} to={paths.login} state={state}>
          {t('Back to sign-in')}
        </Link>
      }
    >
      <ForgotForm />
    </AuthFrame>
  )
}
