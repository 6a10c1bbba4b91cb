import './thread.css'
import { MessageSquare } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '#domain/appointments.ts'
import { dateIn } from '#domain/availability.ts'
import { useFormat } from '#web/i18n/format.ts'
import { LoadFailed } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Composer } from './composer.tsx'
import { type ThreadMessage, useThread } from './use-thread.ts'

type ListProps = { messages: readonly ThreadMessage[]; side: Side; label: string }

/** Whoever reads writes at the end side; the other side stands at the start. */
function Messages({ messages, side, label }: ListProps) {
  const { t } = useTranslation()
  const { formatDate, formatInstant } = useFormat()
  const box = useRef<HTMLElement>(null)
  const count = messages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message moves the view to the last one
  useEffect(() => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
  }, [count])
  return (
    <section
      ref={box}
      className="thread"
      role="log"
      aria-live="polite"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      tabIndex={0}
    >
      {count === 0 && (
        <p className="thread-none">
          <MessageSquare aria-hidden="true" />
          {t('No messages yet. Ask the hospital whatever you need to know before your visit.')}
        </p>
      )}
      {messages.map((message, at) => {
        const day = dateIn(new Date(message.createdAt))
        const before = messages[at - 1]
        const newDay = !before || dateIn(new Date(before.createdAt)) !== day
        return (
          <Fragment key={message.id}>
            {newDay && (
              <p className="thread-day">
                <span>{formatDate(day)}</span>
              </p>
            )}
            <div className={`msg ${message.sender === side ? 'out' : 'in'} ${message.sender}`}>
              <p className="b" dir="auto">
                {message.message}
              </p>
              <small>
                <bdi>{message.senderName}</bdi>, <bdi>{formatInstant(message.createdAt, { timeStyle: 'short' })}</bdi>
              </small>
            </div>
          </Fragment>
        )
      })}
    </section>
  )
}

type ThreadProps = { appointmentId: string; side: Side; onChange: () => void }

/** The conversation between a patient and the hospital, seen from one `side`. */
export function MessageThread({ appointmentId, side, onChange }: ThreadProps) {
  const { t } = useTranslation()
  const { query, messages, send, sending, live } = useThread(appointmentId, onChange)
  return (
    <section className="card thread-card" aria-labelledby="messages" data-live={live}>
      <div className="thread-head">
        <h2 id="messages">{t('Messages')}</h2>
        {messages && <span className="mute text-sm">{t('{{count}} messages', { count: messages.length })}</span>}
      </div>
      {messages ? (
        <Messages messages={messages} side={side} label={t('Messages')} />
      ) : query.error && !query.loading ? (
        <LoadFailed onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : (
        <Loading className="thread">
          <Skeleton className="h-16 w-3/5" />
        </Loading>
      )}
      <Composer draftKey={appointmentId} sending={sending} onSend={send} />
    </section>
  )
}
