import { clsx } from 'clsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { Bill, BilledLine } from './bill-fields.ts'
import { billRows } from './bill-rows.ts'
import styles from './bill-table.module.css'

/** Difference between charged and quoted amount. Nothing if they are equal. */
function Difference({ quoted, charged, currency }: Pick<Bill, 'quoted' | 'charged' | 'currency'>) {
  const { formatPrice } = useFormat()
  const difference = Math.round((charged - quoted) * 100) / 100
  if (difference === 0) return null
  const sign = difference > 0 ? '+' : '−'
  return (
    <small>
      <bdi dir="ltr">{`${sign}${formatPrice(Math.abs(difference), currency)}`}</bdi>
    </small>
  )
}

/** Charged and quoted amounts, line by line. */
export function BillTable({ bill, lines }: { bill: Bill; lines: readonly BilledLine[] }) {
  const { t } = useTranslation()
  const { formatPrice, formatNumber } = useFormat()
  const { currency, quoted, charged, items, settlement } = bill
  const share = quoted > 0 ? charged / quoted - 1 : 0
  return (
    <table className={styles.table}>
      <caption className={text.visuallyHidden}>{t('Final bill compared with the quote')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Line', { context: 'quote' })}</th>
          <th scope="col">{t('Quoted')}</th>
          <th scope="col">{t('Charged')}</th>
        </tr>
      </thead>
      <tbody>
        {billRows(lines, items).map((row) => (
          <tr key={row.key} className={clsx(row.quoted !== row.charged && styles.differs)}>
            <th scope="row">
              <bdi>{row.label}</bdi>
            </th>
            <td>{row.quoted === null ? <small>{t('Not in the price')}</small> : formatPrice(row.quoted, currency)}</td>
            <td>
              {row.charged === null ? <small>{t('Not charged')}</small> : formatPrice(row.charged, currency)}
              <Difference quoted={row.quoted ?? 0} charged={row.charged ?? 0} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Total')}</th>
          <td>{formatPrice(quoted, currency)}</td>
          <td>
            <b>{formatPrice(charged, currency)}</b>
            <small>
              {share === 0 ? (
                t('As quoted')
              ) : (
                <bdi dir="ltr">
                  {formatNumber(share, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
                </bdi>
              )}
            </small>
          </td>
        </tr>
        {settlement?.outcome === 'corrected' && (
          <tr>
            <th scope="row">{t('Total that applies')}</th>
            <td />
            <td>
              <b>{formatPrice(settlement.total, currency)}</b>
              <Difference quoted={quoted} charged={settlement.total} currency={currency} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
