/**
 * OfferChips({ offers, more? }) — a few treatments of a hospital or doctor as chips with links. A
 * chip with `price` is a searched treatment and is filled. Without an amount it leads to
 * `quoteAddress`. On a phone they are in one line that scrolls. `more`: { count, address } of the
 * rest.
 */
import { clsx } from 'clsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import badge from './badge.module.css'
import { Chips } from './badge.tsx'
import styles from './offer-chips.module.css'
import { type Amount, Price } from './price.tsx'

export type OfferChip = {
  key: string
  name: string
  address: string
  price?: Amount | undefined
  quoteAddress?: string | undefined
}

type OfferChipsProps = { offers: readonly OfferChip[]; more: { count: number; address: string } }

export function OfferChips({ offers, more }: OfferChipsProps) {
  const { t } = useTranslation()
  return (
    <Chips tight className={styles.offers}>
      {offers.map(({ key, name, address, price, quoteAddress }) => (
        <Link
          key={key}
          className={clsx(badge.chip, price ? badge.on : badge.quiet, styles.offer)}
          to={price?.price === null && quoteAddress ? quoteAddress : address}
        >
          <span className={styles.name}>{name}</span>
          {price && <Price {...price} className={styles.price} />}
        </Link>
      ))}
      {more.count > 0 && (
        <Link className={clsx(badge.chip, badge.more, styles.offer)} to={more.address}>
          {t('+{{more}} more', { more: more.count })}
        </Link>
      )}
    </Chips>
  )
}
