import { clsx } from 'clsx'
import { Fragment, type ReactNode, type Ref } from 'react'
import type { Side } from '#domain/appointments.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { MessageSquare } from '#web/ui/icons/message-square.ts'
import styles from './message-list.module.css'
import { useScroll } from './use-scroll.ts'
import type { ThreadMessage } from './use-thread.ts'

type Messages = readonly ThreadMessage[]

type MessageProps = { message: ThreadMessage; side: Side; isLastRead: boolean }

function Message({ message, side, isLastRead }: MessageProps) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { sender, senderName, createdAt, readAt } = message
  /** Shows the day only if it differs from that of the message. */
  const readTime = (at: string, sentAt: string) => {
    const isSameDay = formatOwn(at, { dateStyle: 'long' }) === formatOwn(sentAt, { dateStyle: 'long' })
    return isSameDay ? formatOwn(at, { timeStyle: 'short' }) : formatOwn(at)
  }
  const forPatient = { patient: t('You'), hospital: t('{{name}}, hospital staff', { name: senderName }) }
  const name = side === 'patient' ? forPatient[sender] : senderName
  const looks = [sender === side ? styles.out : styles.in, sender === 'hospital' && styles.hospital]
  return (
    <div className={clsx(styles.message, looks)} data-sender={sender}>
      <p className={styles.bubble} dir="auto">
        {message.message}
      </p>
      <small>
        <bdi>{name}</bdi> · {formatOwn(createdAt, { timeStyle: 'short' })}
        {isLastRead && readAt && <> · {t('Read {{time}}', { time: readTime(readAt, createdAt) })}</>}
      </small>
    </div>
  )
}

/** Shows the messages grouped by day. */
function Days({ messages, side }: { messages: Messages; side: Side }) {
  const { formatOwn } = useFormat()
  const lastRead = messages.findLast(({ sender, readAt }) => sender === side && readAt !== null)
  const days = messages.map(({ createdAt }) => formatOwn(createdAt, { dateStyle: 'long' }))
  return messages.map((message, at) => (
    <Fragment key={message.id}>
      {days[at] !== days[at - 1] && (
        <p className={styles.day}>
          <span>{days[at]}</span>
        </p>
      )}
      <Message message={message} side={side} isLastRead={message === lastRead} />
    </Fragment>
  ))
}

function MessageLog({ label, children, ref }: { label: string; children: ReactNode; ref?: Ref<HTMLElement> }) {
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

/** Shows the viewer's own messages at the end side, and those of the other side at the start. */
export function MessageList({ messages, side, label, loadEarlier }: Props) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const { box, hold } = useScroll(messages)
  return (
    <MessageLog ref={box} label={label}>
      {messages.length === 0 && (
        <p className={styles.none}>
          <MessageSquare aria-hidden="true" />
          {side === 'patient'
            ? t('No messages yet. Ask the hospital whatever you need to know before your visit.')
            : t('No messages yet. We notify the patient when you write here.')}
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
