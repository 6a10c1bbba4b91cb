/**
 * UnreadConversations({ appointments, total }) — conversations with unread messages of patients.
 */

import { DoctorArt } from '#web/art/art.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { CountMark } from '#web/ui/count-mark.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './unread-conversations.module.css'
import { useAgo } from './use-ago.ts'

export const UnreadConversationFields = graphql(`
  fragment UnreadConversationFields on Appointment {
    id
    patientName
    contentsHidden
    unreadMessages
    lastMessage { id message createdAt }
  }
`)

export function UnreadConversations({
  appointments,
}: {
  appointments: readonly ResultOf<typeof UnreadConversationFields>[]
}) {
  const { t } = useTranslation()
  const ago = useAgo()
  const { portalPaths } = useWorkplace()
  const total = appointments.reduce((sum, { unreadMessages }) => sum + unreadMessages, 0)
  return (
    <TitledCard
      title={t('Unread messages')}
      end={
        appointments.length > 0 && (
          <span className={styles.total}>
            {t('{{count}} from {{patients}} patients', { count: total, patients: appointments.length })}
          </span>
        )
      }
    >
      {appointments.length === 0 && <p className={styles.none}>{t('All caught up.')}</p>}
      <ul>
        {appointments.map(({ id, patientName, contentsHidden, unreadMessages, lastMessage }) => (
          <li key={id} className={styles.line}>
            <DoctorArt id={id} name={patientName} className={styles.picture ?? ''} />
            <div className={styles.main}>
              <Link to={portalPaths.appointment(id)}>
                <bdi>{patientName}</bdi>
              </Link>
              <p dir="auto">
                {contentsHidden
                  ? t('Administrators must give a reason before they can read it.')
                  : lastMessage?.message}
              </p>
            </div>
            <span className={styles.end}>
              {lastMessage && ago(lastMessage.createdAt)}
              <CountMark count={unreadMessages} />
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
