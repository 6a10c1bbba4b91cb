import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import styles from './phone-bar.module.css'
import { cleared, countFilters, knowsPlace, type SearchState } from './search-state.ts'
import { SortSheet } from './sort.tsx'

type PhoneBarProps = {
  state: SearchState
  onChange: (next: SearchState) => void
  /** How many results there are; undefined while that is not known. False: there are more. */
  total: number | undefined
  totalIsExact: boolean
  /** The filters, for the drawer. */
  children: ReactNode
}

/** Filters and order at the foot of a narrow screen. */
export function PhoneBar({ state, onChange, total, totalIsExact, children }: PhoneBarProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const [open, setOpen] = useState<'filters' | 'sort' | null>(null)
  const close = () => setOpen(null)
  const filters = countFilters(state)
  const counted = totalIsExact
    ? t('Show Results ({{total}})', { total })
    : t('Show Results (more than {{total}})', { total: formatNumber(total ?? 0) })
  const label = total === undefined ? t('Show Results') : counted
  return (
    <>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          className={styles.button}
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setOpen('filters')}
        >
          {filters > 0 ? t('Filters ({{filters}})', { filters }) : t('Filters')}
        </Button>
        <Button
          variant="secondary"
          className={styles.button}
          icon={<ArrowUpDown aria-hidden="true" />}
          onClick={() => setOpen('sort')}
        >
          {t('Sort')}
        </Button>
      </div>
      <Drawer
        open={open === 'filters'}
        onClose={close}
        title={t('Filters')}
        footer={
          <Button size="lg" block onClick={close}>
            {label}
          </Button>
        }
      >
        {filters > 0 && (
          <Button variant="ghost" size="sm" className={styles.clear} onClick={() => onChange(cleared(state))}>
            {t('Clear all')}
          </Button>
        )}
        {children}
      </Drawer>
      <SortSheet
        open={open === 'sort'}
        onClose={close}
        value={state.sortBy}
        hasPlace={knowsPlace(state)}
        onChange={(sortBy) => onChange({ ...state, sortBy })}
      />
    </>
  )
}
