import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { SendHorizontal } from '#web/ui/icons/send-horizontal.ts'
import text from '#web/ui/text.module.css'
import styles from './progress.module.css'

type Props = { hospitals: number; quotes: number; toCome: number }

/** The three stages of a request: sent, answered, compared. */
export function Progress({ hospitals, quotes, toCome }: Props) {
  const { t } = useTranslation()
  const stages = [
    {
      name: t('Sent', { context: 'request' }),
      note: t('{{count}} hospitals', { count: hospitals }),
      icon: <SendHorizontal className={text.flip} />,
      isDone: true,
    },
    {
      name: t('{{count}} quotes', { count: quotes }),
      note: t('{{count}} still to come', { count: toCome }),
      icon: <FileText />,
      isDone: quotes > 0,
    },
    {
      name: t('Compare'),
      note: quotes > 1 ? t('line by line') : t('once you have two quotes'),
      icon: <ClipboardList />,
      isDone: quotes > 1,
    },
  ]
  return (
    <ol className={styles.stages}>
      {stages.map(({ name, note, icon, isDone }) => (
        <li key={name} className={clsx(isDone && styles.done)}>
          <span className={styles.star} aria-hidden="true">
            {icon}
          </span>
          <b>{name}</b>
          {note}
        </li>
      ))}
    </ol>
  )
}
