import type { Currency } from '#domain/money.ts'
import { useFormat } from '#web/i18n/format.ts'
import text from '#web/ui/text.module.css'
import styles from './amount.module.css'

/** A binding amount below its approximate amount in the patient's currency. */
export function Amount({ amount, currency }: { amount: number; currency: Currency }) {
  const { formatPrice, formatConverted } = useFormat()
  const guide = formatConverted(amount, currency)
  const binding = <bdi>{formatPrice(amount, currency)}</bdi>
  return (
    <span className={styles.amount}>
      {guide ? (
        <>
          <bdi className={text.strong}>{guide}</bdi>
          <small>{binding}</small>
        </>
      ) : (
        <b className={text.strong}>{binding}</b>
      )}
    </span>
  )
}
