/**
 * Price({ price, currency, from?, quoteAddress? }) — the binding price, and its conversion to the
 * visitor's currency if they differ: "$2,100 (≈ €1,806)". With `from` it is "from $2,100". An
 * unknown price is "Price on request", with a link to `quoteAddress`. RatesNote({ prices }) — date
 * of the exchange rates. Renders nothing if no price was converted.
 */
import { clsx } from 'clsx'
import type { Currency } from '#domain/money.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { useFormat } from '../i18n/format.ts'
import styles from './price.module.css'
import text from './text.module.css'

export type Amount = { price: number | null; currency: Currency }

/**
 * Returns the formatter of a price as text, for labels and sentences: `priceText({ price: 2100,
 * currency: 'USD' }, { from: true })`.
 */
export function usePriceText() {
  const { t } = useTranslation()
  const { formatPrice } = useFormat()
  return ({ price, currency }: Amount, { from = false } = {}): string => {
    if (price === null) return t('Price on request')
    const amount = formatPrice(price, currency)
    return from ? t('from {{price}}', { price: amount }) : amount
  }
}

type PriceProps = Amount & { from?: boolean; className?: string | undefined; quoteAddress?: string | undefined }

export function Price({ price, currency, from = false, className, quoteAddress }: PriceProps) {
  const { t } = useTranslation()
  const { formatConverted } = useFormat()
  const priceText = usePriceText()
  const words = priceText({ price, currency }, { from })
  if (price === null)
    return (
      <span className={clsx(text.muted, className)}>
        {words}
        {quoteAddress && (
          <>
            {' · '}
            <Link className={text.link} to={quoteAddress}>
              {t('Ask for a quote')}
            </Link>
          </>
        )}
      </span>
    )
  const converted = formatConverted(price, currency)
  return (
    <span className={clsx(text.num, className)}>
      <bdi className={styles.binding}>{words}</bdi>
      {converted && (
        <>
          {' '}
          <bdi className={styles.converted}>({converted})</bdi>
        </>
      )}
    </span>
  )
}

export function RatesNote({ prices, className }: { prices: readonly Amount[]; className?: string | undefined }) {
  const { currency: own } = usePreferences()
  const { ratesNote } = useFormat()
  if (!ratesNote || prices.every(({ price, currency }) => !price || currency === own)) return null
  // Rates may have become a week old since the server rendered the page.
  return (
    <p className={clsx(text.note, className)} suppressHydrationWarning>
      {ratesNote}
    </p>
  )
}
