import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { Button } from '#web/ui/button.tsx'
import { ArrowUpDown } from '#web/ui/icons/arrow-up-down.ts'
import { SlidersHorizontal } from '#web/ui/icons/sliders-horizontal.ts'
import { useRootClass } from '#web/ui/use-root-class.ts'
import styles from './phone-bar.module.css'
import type { PhoneSheetsProps, Sheet } from './phone-sheets.tsx'
import { countFilters } from './search-state.ts'

const PhoneSheets = later<PhoneSheetsProps>(() => import('./phone-sheets.tsx').then((file) => file.PhoneSheets))

/** Shows filters and sort order at the foot of a narrow screen. */
export function PhoneBar(props: Omit<PhoneSheetsProps, 'open' | 'onClose'>) {
  const { t } = useTranslation()
  useRootClass(styles.covered)
  const [open, setOpen] = useState<Sheet | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const filters = countFilters(props.state)
  const show = (sheet: Sheet) => {
    setWasOpen(true)
    setOpen(sheet)
  }
  return (
    <>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          className={styles.button}
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => show('filters')}
        >
          {filters > 0 ? t('Filters ({{filters}})', { filters }) : t('Filters')}
        </Button>
        <Button
          variant="secondary"
          className={styles.button}
          icon={<ArrowUpDown aria-hidden="true" />}
          onClick={() => show('sort')}
        >
          {t('Sort')}
        </Button>
      </div>
      {wasOpen && <PhoneSheets {...props} open={open} onClose={() => setOpen(null)} />}
    </>
  )
}
