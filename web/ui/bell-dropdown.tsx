/**
 * BellDropdown({ title, label, count, children }) — a bell with the number of pending items and a
 * list of them. `label` contains the number too.
 */

import type { ReactNode } from 'react'
import { Bell } from '#web/ui/icons/bell.ts'
import styles from './bell-dropdown.module.css'
import { CountMark } from './count-mark.tsx'
import { Dropdown } from './dropdown.tsx'

type BellDropdownProps = { title: string; label: string; count: number; children: ReactNode }

export function BellDropdown({ title, label, count, children }: BellDropdownProps) {
  return (
    <Dropdown
      label={title}
      className={styles.bell ?? ''}
      trigger={(aria) => (
        <button type="button" className={styles.opener} aria-label={label} {...aria}>
          <Bell aria-hidden="true" />
          {count > 0 && <CountMark count={count} corner />}
        </button>
      )}
    >
      {children}
    </Dropdown>
  )
}
