/**
 * Toolbar({ label, end?, children }) — search and filters of a list, with its actions at the end.
 * SelectionBar({ count, onClear, children }) — replaces the toolbar while rows are selected.
 */

import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Button } from './button.tsx'
import styles from './toolbar.module.css'

type ToolbarProps = { label: string; end?: ReactNode; children: ReactNode }

export function Toolbar({ label, end, children }: ToolbarProps) {
  return (
    <section className={styles.toolbar} aria-label={label}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </section>
  )
}

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode }

export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.selection} aria-label={t('Selected rows')}>
      <b role="status">{t('{{count}} rows selected', { count })}</b>
      {children}
      <div className={styles.end}>
        <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={onClear}>
          {t('Clear selection')}
        </Button>
      </div>
    </section>
  )
}
