import { useWatch } from 'react-hook-form'
import type { Currency } from '#domain/money.ts'
import { totalsOf } from '#domain/quotes/lines.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import { useBuilder } from './builder-context.ts'
import { netOf } from './line-form.ts'
import styles from './totals.module.css'

/** Returns the totals of the typed lines. Lines without a price count as zero. */
export function useTotals(currency: Currency) {
  const { form, typing } = useBuilder()
  const lines = useWatch({ control: form.control, name: 'lines' })
  const priced = lines.map((line) => {
    const net = netOf(line, { language: typing, currency })
    return { status: line.status, net: Number.isNaN(net) ? 0 : net }
  })
  return totalsOf(priced, currency)
}

export function Totals({ currency }: { currency: Currency }) {
  const { t } = useTranslation()
  const { formatExact } = useFormat()
  const { included, withOptions } = useTotals(currency)
  return (
    <div className={styles.totals}>
      <p className={text.note}>{t('Added up as you type. Totals are never typed in.')}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('With all options')}</dt>
          <dd>
            <bdi>{formatExact(withOptions, currency)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('Total, included')}</dt>
          <dd className={styles.total}>
            <bdi>{formatExact(included, currency)}</bdi>
          </dd>
        </div>
      </dl>
    </div>
  )
}
