import styles from './spinner.module.css'

/** Spinner({ label }) — the turning star with its text, announced politely. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </p>
  )
}
