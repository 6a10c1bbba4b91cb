import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { sentence } from '#domain/sentences.ts'
import { BrandMark } from '#web/art/brand-mark.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { RotateCcw } from '#web/ui/icons/rotate-ccw.ts'
import text from '#web/ui/text.module.css'
import { piecesOf } from './phrases.ts'
import styles from './turns.module.css'

/** Message for every failure, as documented. */
const TROUBLE = sentence("I'm sorry, I'm having trouble connecting right now. Please try again in a moment.")

export function AssistantTurn({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li className={styles.turn}>
      <span className={styles.mark} role="img" aria-label={t('Assistant')}>
        <BrandMark cross="var(--color-paper)" />
      </span>
      <div className={styles.answer}>{children}</div>
    </li>
  )
}

/** Shows a message of the user and marks the phrases that triggered an emergency rule. */
export function OwnTurn({
  content,
  words,
  ref,
}: {
  content: string
  words: readonly string[]
  ref?: Ref<HTMLLIElement>
}) {
  const { t } = useTranslation()
  return (
    <li className={styles.own} ref={ref}>
      <p className={clsx(styles.bubble, text.written)} dir="auto">
        <span className={text.visuallyHidden}>{t('You:')} </span>
        {piecesOf(content, words).map(({ text: piece, marked }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
          marked ? <mark key={place}>{piece}</mark> : piece,
        )}
      </p>
    </li>
  )
}

export function Thinking() {
  const { t } = useTranslation()
  return (
    <span className={styles.thinking}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t('Thinking...')}
    </span>
  )
}

type FailureProps = { reason?: string | undefined; onRetry?: (() => void) | undefined }

/** Shows that no answer arrived, with a retry button. */
export function Failure({ reason, onRetry }: FailureProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.failure}>
      <div className={styles.bad}>
        <p>{t(TROUBLE)}</p>
        {reason && <p>{t(reason)}</p>}
      </div>
      {onRetry && <Retry onClick={onRetry}>{t('Try Again')}</Retry>}
    </div>
  )
}

function Retry({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="secondary"
      className={styles.retry}
      icon={<RotateCcw className={text.flip} aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** Shows that the last message has no answer, because it was stopped or the user left the page. */
export function Unanswered({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <li className={styles.unanswered}>
      <p className={text.note}>{t('This message wasn’t answered.')}</p>
      <Retry onClick={onRetry}>{t('Ask again')}</Retry>
    </li>
  )
}
