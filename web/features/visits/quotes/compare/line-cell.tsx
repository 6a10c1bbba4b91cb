import { clsx } from 'clsx'
import { LINE_STATUS_LABELS } from '#domain/quotes/labels.ts'
import type { Currency } from '#domain/money.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { X } from '#web/ui/icons/x.ts'
import { Amount } from './amount.tsx'
import styles from './line-cell.module.css'
import type { ComparedLine } from '#domain/quotes/compared.ts'

const LOOKS = { included: undefined, optional: styles.optional, excluded: styles.excluded }
const SIGNS = { included: Check, optional: Plus, excluded: X }

/** One line of a quote: status, quantity and price. */
export function LineCell({ line, currency }: { line: ComparedLine; currency: Currency }) {
  const { t } = useTranslation()
  const { formatNumber, formatPrice } = useFormat()
  const { status, label, quantity, each, net, maker, model, kind } = line
  const Sign = SIGNS[status]
  return (
    <div className={styles.line}>
      <span className={clsx(styles.words, LOOKS[status])}>
        <Sign aria-hidden="true" />
        <span>
          <bdi>{label}</bdi>
          <small>
            {t(LINE_STATUS_LABELS[status])}
            {quantity !== 1 && (
              <>
                {' · '}
                <bdi dir="ltr">
                  {formatNumber(quantity)} × {formatPrice(each, currency)}
                </bdi>
              </>
            )}
            {kind === 'implant' && (maker || model) && (
              <>
                {' · '}
                <bdi>{[maker, model].filter(Boolean).join(' ')}</bdi>
              </>
            )}
          </small>
        </span>
      </span>
      {status !== 'excluded' && <Amount amount={net} currency={currency} />}
    </div>
  )
}
