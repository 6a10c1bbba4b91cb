import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldHint, inputLook } from '#web/ui/field.tsx'
import { SendHorizontal } from '#web/ui/icons/send-horizontal.ts'
import text from '#web/ui/text.module.css'
import styles from './composer.module.css'
import { useDraft } from './use-draft.ts'

const MAX_LENGTH = 4000

type Props = { draftKey: string; sending: boolean; onSend: (message: string) => Promise<void> }

/**
 * Returns whether the keyboard is on a touch screen. It has no Shift+Enter, so Enter inserts a line
 * break there.
 */
const onTouchScreen = () => matchMedia('(pointer: coarse)').matches

/** Sends on Enter and inserts a line break on Shift+Enter. An unsent message stays in the field. */
export function Composer({ draftKey, sending, onSend }: Props) {
  const { t } = useTranslation()
  const [draft, setDraft] = useDraft(draftKey)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const send = async () => {
    if (sending || !draft.trim()) return
    setFailure(null)
    try {
      await onSend(draft)
      setDraft('')
    } catch (error) {
      setFailure(refusalOf(error, 'The message could not be sent. Please try again.').message)
    }
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During composition Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || onTouchScreen()) return
    event.preventDefault()
    void send()
  }
  return (
    <div className={styles.composer}>
      {failure && (
        <p className={styles.failure} role="alert" id={`${id}-error`}>
          {t(failure)}
        </p>
      )}
      <div className={styles.row}>
        <label className={text.visuallyHidden} htmlFor={id}>
          {t('Write a message')}
        </label>
        <textarea
          ref={field}
          id={id}
          className={clsx(inputLook(true), styles.field)}
          rows={1}
          dir="auto"
          maxLength={MAX_LENGTH}
          value={draft}
          readOnly={sending}
          placeholder={t('Write a message')}
          aria-describedby={failure ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          busy={sending}
          icon={<SendHorizontal className={text.flip} aria-hidden="true" />}
          onClick={() => void send()}
        >
          {t('Send')}
        </Button>
      </div>
      <FieldHint id={`${id}-hint`} className={styles.hint}>
        {t('Press Enter to send, Shift+Enter for a new line.')}
      </FieldHint>
    </div>
  )
}
