import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './live-state.module.css'

/** Whether the page shows changes as they happen, in the top bar of a wide screen. */
export function LiveState({ live }: { live: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={clsx(styles.live, !live && styles.waiting)} role="status">
      {live ? t('Live') : t('Connecting...')}
    </span>
  )
}
