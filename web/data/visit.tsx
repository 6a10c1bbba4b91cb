/**
 * Text for the visit that is booked for a treatment: name, channels, price, and the facts of the
 * operation that a first consultation prepares.
 */
import { CHANNEL_WORDS, type Channel } from '#domain/visit-types.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { type Amount, Price, usePriceText } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'

export const BookableVisitFields = graphql(`
  fragment BookableVisitFields on BookableVisit {
    visitType
    isFirstConsultation
    channels
    price
    currency
    minutes
  }
`)
export type BookableVisit = ResultOf<typeof BookableVisitFields>

/** Returns the names of visits and of their channels. */
export function useVisitWords() {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const channelWord = (channel: Channel) => t(CHANNEL_WORDS[channel])
  return {
    visitName: (service: string, { isFirstConsultation }: Pick<BookableVisit, 'isFirstConsultation'>) =>
      isFirstConsultation ? t('First consultation for {{service}}', { service }) : service,
    channelWord,
    channelWords: (channels: readonly Channel[]) => formatList(channels.map(channelWord)),
  }
}

type VisitPriceProps = { visit: Pick<BookableVisit, 'isFirstConsultation' | 'price' | 'currency'>; className?: string }

/** Shows the price of the visit: free for 0, and a note if it is unknown. */
export function VisitPrice({ visit: { isFirstConsultation, price, currency }, className }: VisitPriceProps) {
  const { t } = useTranslation()
  if (!isFirstConsultation) return <Price price={price} currency={currency} className={className} />
  if (price === 0) return <span className={className}>{t('free of charge')}</span>
  if (price === null) return <span className={className ?? text.muted}>{t('price not given')}</span>
  return <Price price={price} currency={currency} className={className} />
}

/** Returns the text for a number of nights in hospital. */
export function useNightsText() {
  const { t } = useTranslation()
  return (count: number) => (count === 0 ? t('no overnight stay') : t('{{count}} nights in hospital', { count }))
}

/** Returns the sentence with the price of an operation, also in the visitor's currency. */
export function useOperationPrice() {
  const { t } = useTranslation()
  const priceText = usePriceText()
  const { formatConverted } = useFormat()
  return ({ price, currency }: Amount): string => {
    const binding = priceText({ price, currency })
    const converted = price === null ? null : formatConverted(price, currency)
    return t('Operation: {{price}}', { price: converted ? `${binding} (${converted})` : binding })
  }
}

export type OperationFacts = Amount & { nights: number | null; stayDays: number | null }

/** Returns the known facts of the operation: price, nights and days. */
export function useOperationFacts() {
  const { t } = useTranslation()
  const nightsText = useNightsText()
  const operationPrice = useOperationPrice()
  return ({ nights, stayDays, ...amount }: OperationFacts): string[] => [
    operationPrice(amount),
    ...(nights === null ? [] : [nightsText(nights)]),
    ...(stayDays === null ? [] : [t('{{count}} days in Türkiye', { count: stayDays })]),
    ...(nights === null && stayDays === null ? [t('length of stay not given')] : []),
  ]
}

/** Shows the facts of the operation in one line. */
export function OperationLine({ facts, className }: { facts: OperationFacts; className?: string }) {
  const operationFacts = useOperationFacts()
  return <span className={className}>{operationFacts(facts).join(' · ')}</span>
}
