import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useRates } from '#web/data/rates.tsx'
import { useNightsText } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FreeTime } from '#web/ui/free-time.tsx'
import { Price } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import styles from './compare-rows.module.css'
import { bestOf, type ComparedRecord, highestOf, inDollars, servicesInCommon } from './compared.ts'

/** One value for each compared record, or one shared by all. */
export type FactRow = { name: string; values: ReactNode[] } | { name: string; shared: ReactNode }

/** Adds a word to the best value, because colour is not enough. */
const marked = (values: readonly ReactNode[], best: readonly boolean[], word: string): ReactNode[] =>
  values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the column is what a value is of
    <span key={at}>
      {value}
      {best[at] && (
        <span className={text.block}>
          <Badge tone="ok" className={styles.best}>
            {word}
          </Badge>
        </span>
      )}
    </span>
  ))

/** Shows a rating with its number of reviews below, because columns are narrow. */
function Rated({ value, count }: { value: number | null; count: number | null }) {
  const { t } = useTranslation()
  if (count === null) return null
  return (
    <>
      <Rating value={value} />
      {value !== null && <span className={clsx(text.note, text.block)}>{t('{{count}} reviews', { count })}</span>}
    </>
  )
}

/**
 * Returns the rows for one treatment, then those for the whole record. Without a treatment there is
 * no price and nothing is marked as best, because the lowest prices would belong to different
 * treatments.
 */
export function useCompareRows(compared: readonly ComparedRecord[], serviceId: string | null): FactRow[] {
  const { t } = useTranslation()
  const nightsText = useNightsText()
  const { formatLanguages, formatList } = useFormat()
  const rates = useRates()?.rates
  const offers = compared.map(({ treatments }) => treatments.find(({ service }) => service.id === serviceId) ?? null)
  const isOffered = (at: number) => serviceId === null || offers[at] !== null
  const none = <span className={text.muted}>{t('Not offered')}</span>
  const ofIt = compared.map(({ reviewed }) => reviewed.find((treatment) => treatment.serviceId === serviceId))
  const smaller = <T,>(a: T, b: T) => a < b
  const unmarked = compared.map(() => false)

  const row = (name: string, value: (of: ComparedRecord, at: number) => ReactNode): FactRow => ({
    name,
    values: compared.map(value),
  })
  const price: FactRow = {
    name: t('Price'),
    values: marked(
      offers.map((of, at) =>
        of ? (
          <Price
            key="price"
            price={of.price}
            currency={of.currency}
            quoteAddress={compared[at]?.quoteAddressOf?.(of.service.id)}
          />
        ) : (
          none
        ),
      ),
      bestOf(
        offers.map((of) => of && inDollars(of, rates)),
        smaller,
      ),
      t('Lowest'),
    ),
  }
  const times = compared.map(({ nextFree }, at) => (isOffered(at) ? nextFree : null))
  const next: FactRow = {
    name: t('Next available'),
    values: marked(
      times.map((slot, at) => (isOffered(at) ? <FreeTime key="time" slot={slot} /> : none)),
      serviceId === null
        ? unmarked
        : bestOf(
            times.map((slot) => slot && `${slot.date} ${slot.time}`),
            smaller,
          ),
      t('Earliest'),
    ),
  }
  const rating: FactRow = {
    name: t('Rating'),
    values: marked(
      compared.map(({ id, averageRating, reviewCount }) => (
        <Rated key={id} value={averageRating} count={reviewCount} />
      )),
      serviceId === null
        ? unmarked
        : highestOf(compared.map(({ averageRating, reviewCount }) => ({ averageRating, count: reviewCount ?? 0 }))),
      t('Highest'),
    ),
  }
  const reviews: FactRow = {
    name: t('Reviews of this treatment'),
    values: marked(
      ofIt.map((of) => <Rated key="rating" value={of?.averageRating ?? null} count={of?.count ?? 0} />),
      highestOf(ofIt.map((of) => of ?? { averageRating: null, count: 0 })),
      t('Highest'),
    ),
  }
  const duration = row(t('Duration'), (_, at) => {
    const offer = offers[at]
    if (!offer) return none
    const { isFirstConsultation, minutes: count } = offer.visit
    return isFirstConsultation
      ? t('First consultation of {{count}} minutes', { count })
      : t('{{count}} minutes', { count })
  })
  const isStayKnown = offers.some((offer) => offer && (offer.nights !== null || offer.stayDays !== null))
  const stay = row(t('Length of stay'), (_, at) => {
    const offer = offers[at]
    if (!offer) return none
    const { nights, stayDays } = offer
    if (nights === null && stayDays === null) return t('Not given')
    return (
      <>
        {nights !== null && <span className={text.block}>{nightsText(nights)}</span>}
        {stayDays !== null && <span className={text.block}>{t('{{count}} days in Türkiye', { count: stayDays })}</span>}
      </>
    )
  })
  const parts = row(t('What the price includes'), (_, at) => {
    const offer = offers[at]
    if (!offer) return none
    if (offer.priceSummary.length === 0) return t('Not given')
    return offer.priceSummary.map(({ title, names }) => (
      <span key={title} className={text.block}>
        <span className={clsx(text.note, text.block)}>{title}</span>
        {names.map((name) => (
          <span key={name} className={text.block}>
            {name}
          </span>
        ))}
      </span>
    ))
  })
  const isRated = compared.every(({ reviewCount }) => reviewCount !== null)
  const names = compared[0]?.own.map(({ name }) => name) ?? []
  const common = servicesInCommon(compared)
  return [
    ...(serviceId === null ? [next] : [price, parts, next, duration, ...(isStayKnown ? [stay] : [])]),
    ...(isRated ? [...(serviceId === null ? [] : [reviews]), rating] : []),
    row(t('City'), ({ city }) => (city ? <bdi>{city}</bdi> : t('N/A'))),
    row(t('Languages'), ({ languages }) => formatLanguages(languages) || t('N/A')),
    ...names.map((name, at) => row(name, ({ own }) => own[at]?.value)),
    ...(serviceId === null && compared.length > 1
      ? [{ name: t('Services in common'), shared: formatList(common) || t('None') }]
      : []),
    row(t('Book', { context: 'compare' }), ({ addressOf, name }, at) => (
      <ButtonLink variant="tonal" to={addressOf(isOffered(at) ? serviceId : null)}>
        {t('See times')}
        <span className={text.visuallyHidden}>: {name}</span>
      </ButtonLink>
    )),
  ]
}
