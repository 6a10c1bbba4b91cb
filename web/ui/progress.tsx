/** Progress({ label, max, value? }) — a bar of finished work. Without a value it is not known. */
import styles from './progress.module.css'

type ProgressProps = { label: string; max?: number | undefined; value?: number | undefined }

export const Progress = ({ label, ...bar }: ProgressProps) => (
  <progress aria-label={label} className={styles.progress} {...bar} />
)
