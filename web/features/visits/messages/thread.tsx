import type { ReactNode } from 'react'
import type { Side } from '#domain/appointments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import styles from './thread.module.css'
import { useDraft } from './use-draft.ts'
import { useThread } from './use-thread.ts'

type Props = {
  appointmentId: string
  side: Side
  /** Patient and booker, if they differ. */
  people?: ReactNode
  onChange: () => void
  /** Content above the message field. It receives the function that fills the field. */
  tools?: (write: (message: string) => void) => ReactNode
  /** Read-only view for users without write access. */
  readOnly?: boolean
}

/** Shows the conversation between a patient and the hospital for one `side`. */
export function MessageThread({ appointmentId, side, people, onChange, tools, readOnly = false }: Props) {
  const { t } = useTranslation()
  const [, write] = useDraft(appointmentId)
  const { query, messages, hasEarlier, loadEarlier, send, sending, live } = useThread(appointmentId, side, onChange)
  return (
    <Card as="section" clip className={text.screenOnly} aria-labelledby="messages" data-live={live}>
      <div className={styles.head}>
        <CardHeading id="messages" tabIndex={-1}>
          {t('Messages')}
        </CardHeading>
        {messages && !hasEarlier && (
          <span className={text.note}>{t('{{count}} messages', { count: messages.length })}</span>
        )}
      </div>
      {people && <div className={styles.people}>{people}</div>}
      {messages ? (
        <MessageList
          messages={messages}
          side={side}
          label={t('Messages')}
          loadEarlier={hasEarlier ? loadEarlier : null}
        />
      ) : query.error && !query.loading ? (
        <LoadFailed onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : (
        <Loading className={styles.loading}>
          <Skeleton className={styles.skeleton} />
        </Loading>
      )}
      {!readOnly && tools?.(write)}
      {!readOnly && <Composer draftKey={appointmentId} sending={sending} onSend={send} />}
    </Card>
  )
}
