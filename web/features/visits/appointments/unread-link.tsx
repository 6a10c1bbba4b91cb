import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { CountMark } from '#web/ui/count-mark.tsx'
import { MessageCircle } from '#web/ui/icons/message-circle.ts'
import type { ListedAppointment } from './my-appointments.ts'
import styles from './unread-link.module.css'

/** Links to the conversation, with its number of unread messages. */
export function UnreadLink({ appointment: { id, service, unreadMessages } }: { appointment: ListedAppointment }) {
  const { t } = useTranslation()
  const label =
    unreadMessages > 0
      ? t('{{count}} unread messages: {{name}}', { count: unreadMessages, name: service.name })
      : t('Messages: {{name}}', { name: service.name })
  return (
    <Link className={styles.link} to={`${paths.appointment(id)}#messages`} aria-label={label} title={label}>
      <MessageCircle aria-hidden="true" />
      {unreadMessages > 0 && <CountMark count={unreadMessages} corner />}
    </Link>
  )
}
