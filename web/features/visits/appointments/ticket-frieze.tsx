import { Frieze } from '#web/art/art.tsx'
import styles from './ticket-frieze.module.css'

export function TicketFrieze({ seed }: { seed: string }) {
  return <Frieze seed={seed} height={36} className={styles.frieze} />
}
