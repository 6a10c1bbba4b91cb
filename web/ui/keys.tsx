/** Keys({ keys: ['Ctrl', 'K'] }) — keys as they stand on a keyboard, one after another. */
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
