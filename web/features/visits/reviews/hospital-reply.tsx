import { clsx } from 'clsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import styles from './hospital-reply.module.css'

type HospitalReplyProps = { reply: string; repliedAt: string | null }

/** Shows the hospital's reply below a review. */
export function HospitalReply({ reply, repliedAt }: HospitalReplyProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  return (
    <blockquote className={styles.reply}>
      <p className={clsx(text.strong, text.small)}>
        {t('The hospital’s answer')}
        {repliedAt && <span className={styles.date}> · {formatInstant(repliedAt, { dateStyle: 'medium' })}</span>}
      </p>
      <p dir="auto">{reply}</p>
    </blockquote>
  )
}
