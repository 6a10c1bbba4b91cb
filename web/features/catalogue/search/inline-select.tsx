import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Select } from '#web/ui/field.tsx'
import styles from './inline-select.module.css'

/** Shows a select with its label inside the box. */
export function InlineSelect({ className, ...rest }: ComponentProps<typeof Select>) {
  return <Select {...rest} className={clsx(styles.box, className)} />
}
