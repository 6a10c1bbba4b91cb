import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#web/refusal.ts'
import { Button } from '#web/ui/button.tsx'

const MAX_LENGTH = 4000

/** A started message outlives a refresh and a trip to the login page; signing out empties the tab. */
function useDraft(key: string) {
  const name = `hekima.message.${key}`
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(name) ?? ''
    } catch {
      return ''
    }
  })
  const change = (next: string) => {
    setText(next)
    try {
      if (next) sessionStorage.setItem(name, next)
      else sessionStorage.removeItem(name)
    } catch {
      // Where storage is forbidden the field alone remembers.
    }
  }
  return [text, change] as const
}

type Props = { draftKey: string; sending: boolean; onSend: (message: string) => Promise<void> }

/** Enter sends, Shift+Enter breaks the line; what could not be sent stays in the field. */
export function Composer({ draftKey, sending, onSend }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useDraft(draftKey)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const send = async () => {
    if (sending || !text.trim()) return
    setFailure(null)
    try {
      await onSend(text)
      setText('')
    } catch (error) {
      setFailure(refusalOf(error, 'The message could not be sent. Please try again.').message)
    }
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While letters are still being composed, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="composer">
      {failure && (
        <p className="err" role="alert" id={`${id}-error`}>
          {t(failure)}
        </p>
      )}
      <div className="composer-row">
        <label className="sr-only" htmlFor={id}>
          {t('Write a message')}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input app"
          rows={1}
          dir="auto"
          maxLength={MAX_LENGTH}
          value={text}
          readOnly={sending}
          placeholder={t('Write a message')}
          aria-describedby={failure ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          busy={sending}
          icon={<SendHorizontal className="flip" aria-hidden="true" />}
          onClick={() => void send()}
        >
          {t('Send')}
        </Button>
      </div>
      <p className="hint" id={`${id}-hint`}>
        {t('Enter sends, Shift and Enter starts a new line.')}
      </p>
    </div>
  )
}
