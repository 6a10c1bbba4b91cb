import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Chip } from '#web/ui/badge.tsx'
import { Banner, Medallion } from '#web/ui/banner.tsx'
import { Choices, RadioCard } from '#web/ui/choice.tsx'
import text from '#web/ui/text.module.css'
import styles from './hospital-services.module.css'
import { ServiceIcon } from '#web/art/service-icon.tsx'

export const OfferFields = graphql(`
  fragment OfferFields on OfferedService {
    id
    price
    currency
    service {
      id
      name
      description
      category
      iconKey
      duration
    }
  }
`)
export type Offer = ResultOf<typeof OfferFields>

/** The price in the visitor's currency; unknown is said to be on request. */
export function OfferPrice({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const { formatMoney } = useFormat()
  return offer.price == null ? t('Price on request') : <bdi>{formatMoney(offer.price, offer.currency)}</bdi>
}

type Props = { offers: readonly Offer[]; chosen: string | null; onChoose: (serviceId: string) => void }

/** Exactly one service can be chosen. */
export function HospitalServices({ offers, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const name = useId()
  if (offers.length === 0)
    return <p className={text.muted}>{t('This hospital has no services to book at the moment.')}</p>
  return (
    <Choices legend={t('Select a Service')} hideLegend className={styles.offers}>
      {offers.map((offer, position) => (
        <RadioCard
          key={offer.id}
          name={name}
          value={offer.service.id}
          checked={offer.service.id === chosen}
          onChange={() => onChoose(offer.service.id)}
          lead={
            <Medallion tone={position} size="sm" className={styles.medallion}>
              <ServiceIcon iconKey={offer.service.iconKey} />
            </Medallion>
          }
          title={offer.service.name}
          description={
            <>
              {offer.service.description}
              <span className={text.block}>
                <Chip tone="quiet" className={styles.category}>
                  {t(offer.service.category)}
                </Chip>
              </span>
            </>
          }
          end={
            <span className={styles.price}>
              <OfferPrice offer={offer} />
            </span>
          }
        />
      ))}
    </Choices>
  )
}

/** Some of them are missing. */
export function OffersFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner
      tone="stop"
      className={styles.failed}
      action={
        <button type="button" onClick={onRetry}>
          {t('Try Again')}
        </button>
      }
    >
      {t('Some services could not be loaded.')}
    </Banner>
  )
}
