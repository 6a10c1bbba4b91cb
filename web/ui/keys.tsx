/** Keys({ keys: ['Ctrl', 'K'] }) — a sequence of keyboard keys. */
import { clsx } from 'clsx'
import styles from './keys.module.css'

export function Keys({ keys, className }: { keys: readonly string[]; className?: string | undefined }) {
  return (
    <span className={clsx(styles.keys, className)}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
