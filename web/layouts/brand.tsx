/**
 * Brand({ onBand? }) — the product's mark and name as a link to the home page. `onBand` uses the
 * colours of a dark section.
 */
import { clsx } from 'clsx'
import { PRODUCT_NAME } from '#domain/product.ts'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { BrandMark } from '../art/brand-mark.tsx'
import styles from './brand.module.css'

export function Brand({ onBand }: { onBand?: boolean }) {
  return (
    <Link className={clsx(styles.brand, onBand && styles.onBand)} to={paths.home}>
      <BrandMark cross={onBand ? 'var(--color-band)' : 'var(--color-paper)'} />
      <b>{PRODUCT_NAME}</b>
    </Link>
  )
}
