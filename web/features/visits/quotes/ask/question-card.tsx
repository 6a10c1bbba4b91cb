import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import styles from './question-card.module.css'

type Props = {
  /** Anchor for links to a missing answer. */
  id?: string
  title: ReactNode
  hint?: ReactNode
  /** Reason for the question. */
  why?: ReactNode
  children: ReactNode
  className?: string
}

/** One question of the request with its reason beside it, or below it on phones. */
export function QuestionCard({ id, title, hint, why, children, className }: Props) {
  const { t } = useTranslation()
  return (
    <Card id={id} className={clsx(styles.card, className)} tabIndex={-1}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {why && (
          <p className={styles.why}>
            <span>
              <b>{t('Why we ask.')}</b> {why}
            </span>
          </p>
        )}
        <div className={styles.answer}>{children}</div>
      </div>
    </Card>
  )
}
