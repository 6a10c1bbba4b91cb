import type { ReactNode } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { ViewToggle } from '#web/ui/choice.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import styles from './phone-bar.module.css'
import type { SearchState } from '#domain/search-address.ts'
import { cleared, countFilters, withType } from './search-state.ts'
import { SortSheet } from './sort-sheet.tsx'
import { TypeToggle } from './type-toggle.tsx'
import type { View } from './use-view.ts'

export type Sheet = 'filters' | 'sort'
export type PhoneSheetsProps = {
  open: Sheet | null
  onClose: () => void
  state: SearchState
  onChange: (next: SearchState) => void
  /** Number of results, undefined while unknown. If `totalIsExact` is false there are more. */
  total: number | undefined
  totalIsExact: boolean
  /** Whether distance can be measured. */
  hasPlace: boolean
  view: View
  onView: (view: View) => void
  /** Filters for the drawer. */
  children: ReactNode
}

/** Shows the sheets that the bar at the foot of a narrow screen opens. */
export function PhoneSheets({ open, onClose, state, onChange, children, ...results }: PhoneSheetsProps) {
  const { total, totalIsExact, hasPlace, view, onView } = results
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const filters = countFilters(state)
  const counted = totalIsExact
    ? t('Show Results ({{total}})', { total })
    : t('Show Results (more than {{total}})', { total: formatNumber(total ?? 0) })
  const label = total === undefined ? t('Show Results') : counted
  return (
    <>
      <Drawer
        open={open === 'filters'}
        onClose={onClose}
        title={t('Filters')}
        footer={
          <Button size="lg" block onClick={onClose}>
            {label}
          </Button>
        }
      >
        <div className={styles.kinds}>
          <TypeToggle className={styles.type} value={state.type} onChange={(type) => onChange(withType(state, type))} />
          <ViewToggle value={view} onChange={onView} />
        </div>
        {filters > 0 && (
          <Button variant="ghost" size="sm" className={styles.clear} onClick={() => onChange(cleared(state))}>
            {t('Clear all')}
          </Button>
        )}
        {children}
      </Drawer>
      <SortSheet
        open={open === 'sort'}
        onClose={onClose}
        value={state.sortBy}
        hasPlace={hasPlace}
        onChange={(sortBy) => onChange({ ...state, sortBy })}
      />
    </>
  )
}
