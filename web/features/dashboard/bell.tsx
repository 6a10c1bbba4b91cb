/** Bell({ waiting }) — how much needs somebody, and what. */
import { Bell as BellIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CountMark } from '#web/ui/count-mark.tsx'
import { Dropdown } from '#web/ui/dropdown.tsx'
import styles from './bell.module.css'
import { WaitingList } from './needs-you.tsx'
import { useWaitingItems, type Waiting } from './waiting-items.ts'

export function Bell({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation()
  const count = useWaitingItems()(waiting).reduce((sum, item) => sum + item.count, 0)
  return (
    <Dropdown
      label={t('Needs you')}
      className={styles.bell ?? ''}
      trigger={(aria) => (
        <button
          type="button"
          className={styles.opener}
          aria-label={count > 0 ? t('Needs you: {{count}}', { count }) : t('Nothing waits for you')}
          {...aria}
        >
          <BellIcon aria-hidden="true" />
          {count > 0 && <CountMark count={count} corner />}
        </button>
      )}
    >
      <div className={styles.list}>
        <WaitingList waiting={waiting} />
      </div>
    </Dropdown>
  )
}
