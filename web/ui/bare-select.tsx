/**
 * BareSelect({ ...select props }) — a low select without a field, for many of a kind. `aria-label`
 * names it.
 */

import type { ComponentProps } from 'react'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import styles from './field.module.css'
import { FieldBox, inputLook } from './field.tsx'

export function BareSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <FieldBox>
      <select {...props} className={inputLook(true)} />
      <ChevronDown className={styles.end} aria-hidden="true" />
    </FieldBox>
  )
}
