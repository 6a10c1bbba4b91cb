import { clsx } from 'clsx'
import { old } from './old.ts'
import styles from './spinner.module.css'

/** Spinner({ label }) — the turning star with its text; announces itself politely. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={clsx(styles.loading, old('loading'))} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </p>
  )
}
