import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { OperationLine, useVisitWords, VisitPrice } from '#web/data/visit.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link, useNavigationType } from '#web/routing/router.tsx'
import choice from '#web/ui/choice.module.css'
import { Price } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import { Written } from '#web/ui/written.tsx'
import type { Offer } from './offer.ts'
import styles from './treatment-row.module.css'

type Props = {
  name: string
  offer: Offer
  chosen: boolean
  /** True for the treatment from the address. */
  cameFor: boolean
  onChoose: () => void
  /** Address of a quote request, if the price is unknown. */
  quoteAddress?: string | undefined
  /** Content that opens below the chosen treatment. */
  children?: ReactNode
}

/**
 * Scrolls to the treatment from the address. Not on narrow screens, where the booking card comes
 * first and the page stays at its top.
 */
function useArrival(cameFor: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone
  useEffect(() => {
    if (cameFor && !isBack && matchMedia('(min-width: 64rem)').matches)
      row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return row
}

export function TreatmentRow({ name, offer, chosen, cameFor, onChoose, quoteAddress, children }: Props) {
  const { t } = useTranslation()
  const row = useArrival(cameFor)
  const { channelWords } = useVisitWords()
  const { service, visit } = offer
  return (
    <div ref={row} className={clsx(styles.row, chosen && styles.open)}>
      <label className={styles.head}>
        <input
          type="radio"
          className={choice.radio}
          name={name}
          value={service.id}
          checked={chosen}
          onChange={onChoose}
        />
        <span className={styles.words}>
          <span className={styles.name}>{service.name}</span>
          <span className={clsx(text.note, text.block)}>
            {t(service.category, { context: 'category' })} ·{' '}
            {visit.isFirstConsultation
              ? t('First consultation of {{count}} minutes', { count: visit.minutes })
              : t('{{count}} minutes', { count: visit.minutes })}{' '}
            · {channelWords(visit.channels)}
            {visit.isFirstConsultation && (
              <>
                {' '}
                · <VisitPrice visit={visit} />
              </>
            )}
          </span>
          {visit.isFirstConsultation && <OperationLine className={clsx(text.note, text.block)} facts={offer} />}
          {service.description && (
            <span className={styles.description}>
              <Written language={service.textLanguage}>{service.description}</Written>
            </span>
          )}
        </span>
        {!visit.isFirstConsultation && <Price className={styles.price} price={offer.price} currency={offer.currency} />}
      </label>
      {chosen && offer.priceSummary.length > 0 && (
        <div className={styles.parts}>
          {offer.priceSummary.map(({ title, names }) => (
            <p key={title}>{names.length > 0 ? `${title}: ${names.join(' · ')}` : title}</p>
          ))}
        </div>
      )}
      {quoteAddress && offer.price === null && (
        <p className={styles.quote}>
          <Link className={text.link} to={quoteAddress}>
            {t('Ask for a quote')}
            <span className={text.visuallyHidden}>: {service.name}</span>
          </Link>
        </p>
      )}
      {children}
    </div>
  )
}
