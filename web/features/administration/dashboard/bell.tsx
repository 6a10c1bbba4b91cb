/** Bell({ waiting }) — number and list of items that need attention. */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { BellDropdown } from '#web/ui/bell-dropdown.tsx'
import styles from './bell.module.css'
import { WaitingList } from './needs-you.tsx'
import { useWaitingItems, type Waiting } from './waiting-items.ts'

export function Bell({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation()
  const count = useWaitingItems()(waiting).reduce((sum, item) => sum + item.count, 0)
  return (
    <BellDropdown
      title={t('Waiting for you')}
      label={count > 0 ? t('Waiting for you: {{count}}', { count }) : t('Nothing is waiting for you')}
      count={count}
    >
      <div className={styles.list}>
        <WaitingList waiting={waiting} />
      </div>
    </BellDropdown>
  )
}
