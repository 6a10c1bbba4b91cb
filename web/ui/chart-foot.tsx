/**
 * ChartFoot({ table, onSave }) — the numbers of the chart above as a table, for users who cannot
 * see it, and as a file if they can be saved.
 */

import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from './button.tsx'
import styles from './chart-foot.module.css'
import { Download } from './icons/download.ts'
import { Table2 } from './icons/table-2.ts'

export function ChartFoot({ table, onSave }: { table: ReactNode; onSave?: () => void }) {
  const { t } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <>
      <div className={styles.foot}>
        <Button
          variant="ghost"
          size="sm"
          icon={<Table2 aria-hidden="true" />}
          aria-expanded={asTable}
          aria-controls={id}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t('Hide the table') : t('Show as a table')}
        </Button>
        {onSave && (
          <Button variant="ghost" size="sm" icon={<Download aria-hidden="true" />} onClick={onSave}>
            {t('CSV')}
          </Button>
        )}
      </div>
      <div id={id} className={styles.table} hidden={!asTable}>
        {asTable && table}
      </div>
    </>
  )
}
