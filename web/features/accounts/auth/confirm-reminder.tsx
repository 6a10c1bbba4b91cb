import { clsx } from 'clsx'
import { tabMemory, useTabMemory } from '#web/device/tab-memory.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { X } from '#web/ui/icons/x.ts'
import text from '#web/ui/text.module.css'
import styles from './confirm-reminder.module.css'
import { useSendAgain } from './use-send-again.ts'

const KEY = 'hekima.reminder-dismissed'

/** Reminds of an unconfirmed address. Dismissing hides it until the tab closes. */
export function ConfirmReminder({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { send, loading } = useSendAgain()
  const dismissed = useTabMemory(KEY)
  // A user stored by an older version lacks this field.
  if (user?.emailConfirmed !== false || dismissed === user.id) return null
  return (
    <section className={clsx(styles.reminder, text.screenOnly, className)} aria-label={t('Reminder')}>
      <Banner
        tone="warn"
        className={styles.banner}
        title={t('Please confirm your email address')}
        action={
          <button type="button" aria-disabled={loading} onClick={() => !loading && void send()}>
            {t('Send again')}
          </button>
        }
      >
        {t('We have sent a link to {{email}}.', { email: user.email })}
      </Banner>
      <IconButton label={t('Dismiss')} className={styles.dismiss} onClick={() => tabMemory.setItem(KEY, user.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}
