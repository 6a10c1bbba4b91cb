import { clsx } from 'clsx'
import { MessageSquare } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '#domain/appointments.ts'
import { dateIn } from '#domain/availability.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useAttempt } from '#web/save.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './message-list.module.css'
import type { ThreadMessage } from './use-thread.ts'

type Messages = readonly ThreadMessage[]

/** A new message moves the view to the last one; earlier ones leave it where it is. */
function useScroll(messages: Messages) {
  const box = useRef<HTMLElement>(null)
  const below = useRef<number | null>(null)
  const first = messages[0]?.id
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message moves the view
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier messages push the others down
  useLayoutEffect(() => {
    if (box.current && below.current !== null) box.current.scrollTop = box.current.scrollHeight - below.current
    below.current = null
  }, [first])
  /** Remembers the place before earlier messages come in above it. */
  const hold = () => {
    if (box.current) below.current = box.current.scrollHeight - box.current.scrollTop
  }
  return { box, hold }
}

function Message({ message, side }: { message: ThreadMessage; side: Side }) {
  const { formatInstant } = useFormat()
  const { sender, senderName, createdAt } = message
  const looks = [sender === side ? styles.out : styles.in, sender === 'hospital' && styles.hospital]
  return (
    <div className={clsx(styles.message, looks)} data-sender={sender}>
      <p className={styles.bubble} dir="auto">
        {message.message}
      </p>
      <small>
        <bdi>{senderName}</bdi>, <bdi>{formatInstant(createdAt, { timeStyle: 'short' })}</bdi>
      </small>
    </div>
  )
}

/** The messages with the days they were written on. */
function Days({ messages, side }: { messages: Messages; side: Side }) {
  const { formatDate } = useFormat()
  const days = messages.map(({ createdAt }) => dateIn(new Date(createdAt)))
  return messages.map((message, at) => (
    <Fragment key={message.id}>
      {days[at] !== days[at - 1] && (
        <p className={styles.day}>
          <span>{formatDate(days[at] ?? '')}</span>
        </p>
      )}
      <Message message={message} side={side} />
    </Fragment>
  ))
}

export function MessageLog({
  label,
  children,
  ref,
}: {
  label: string
  children: ReactNode
  ref?: React.Ref<HTMLElement>
}) {
  return (
    <section
      ref={ref}
      className={styles.log}
      role="log"
      aria-live="polite"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}

type Props = { messages: Messages; side: Side; label: string; loadEarlier: (() => Promise<unknown>) | null }

/** Whoever reads writes at the end side; the other side stands at the start. */
export function MessageList({ messages, side, label, loadEarlier }: Props) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const { box, hold } = useScroll(messages)
  return (
    <MessageLog ref={box} label={label}>
      {messages.length === 0 && (
        <p className={styles.none}>
          <MessageSquare aria-hidden="true" />
          {t('No messages yet. Ask the hospital whatever you need to know before your visit.')}
        </p>
      )}
      {loadEarlier && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.earlier}
          onClick={() => {
            hold()
            void attempt(loadEarlier)
          }}
        >
          {t('Show earlier messages')}
        </Button>
      )}
      <Days messages={messages} side={side} />
    </MessageLog>
  )
}
