import { type FormEvent, type RefObject, useId, useState } from 'react'
import { MAX_MESSAGE } from '#domain/chat-limits.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { SendHorizontal } from '#web/ui/icons/send-horizontal.ts'
import { Square } from '#web/ui/icons/square.ts'
import text from '#web/ui/text.module.css'
import styles from './composer.module.css'
import { onEnter } from './on-enter.ts'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  /** True during a conversation, for which an empty field shrinks on a phone. */
  begun: boolean
  thinking: boolean
  onSend: (text: string) => void
  onStop: () => void
}

/**
 * Shows the message field: Enter sends, Shift+Enter inserts a line break. It is read-only while an
 * answer is streamed, which can be stopped.
 */
export function Composer({ field, begun, thinking, onSend, onStop }: Props) {
  const { t } = useTranslation()
  const [written, write] = useState('')
  const id = useId()
  const empty = written.trim() === ''
  const send = () => {
    if (thinking || empty) return
    write('')
    onSend(written)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.box} data-begun={begun} onSubmit={onSubmit}>
      <label className={text.visuallyHidden} htmlFor={id}>
        {t('Describe your symptoms')}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={3}
        dir="auto"
        maxLength={MAX_MESSAGE}
        value={written}
        disabled={thinking}
        placeholder={t('Describe your symptoms…')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onEnter(send)}
      />
      <div className={styles.foot}>
        <span className={styles.hint} id={`${id}-hint`}>
          {t('Press Enter to send, Shift+Enter for a new line')}
        </span>
        {thinking ? (
          <Button variant="secondary" icon={<Square aria-hidden="true" />} onClick={onStop}>
            {t('Stop')}
          </Button>
        ) : (
          <Button type="submit" disabled={empty} icon={<SendHorizontal className={text.flip} aria-hidden="true" />}>
            {t('Send')}
          </Button>
        )}
      </div>
    </form>
  )
}
