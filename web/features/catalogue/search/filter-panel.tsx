import type { ReactNode } from 'react'
import { useWide } from '#web/device/wide.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'
import styles from './filter-panel.module.css'
import type { SearchState } from '#domain/search-address.ts'
import { countFilters } from './search-state.ts'

type FilterPanelProps = { state: SearchState; onClear: () => void; children: ReactNode }

/** Shows the filters beside the results. Narrow screens have them in a drawer. */
export function FilterPanel({ state, onClear, children }: FilterPanelProps) {
  const { t } = useTranslation()
  const wide = useWide()
  if (!wide) return null
  return (
    <aside className={styles.panel} aria-label={t('Filters')}>
      <Row between className={styles.head}>
        <h2>{t('Filters')}</h2>
        {countFilters(state) > 0 && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t('Clear all')}
          </Button>
        )}
      </Row>
      {children}
    </aside>
  )
}
