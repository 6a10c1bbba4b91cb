import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Medallion } from '#web/ui/banner.tsx'
import { Choices, RadioCard } from '#web/ui/choice.tsx'
import { ServiceIcon } from '#web/ui/service-icon.tsx'

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
  if (offers.length === 0) return <p className="mute">{t('This hospital has no services to book at the moment.')}</p>
  return (
    <Choices legend={t('Select a Service')} hideLegend className="svc">
      {offers.map((offer, at) => (
        <RadioCard
          key={offer.id}
          name={name}
          value={offer.service.id}
          checked={offer.service.id === chosen}
          onChange={() => onChoose(offer.service.id)}
          lead={
            <Medallion tone={at} size="sm">
              <ServiceIcon iconKey={offer.service.iconKey} />
            </Medallion>
          }
          title={offer.service.name}
          description={
            <>
              {offer.service.description}
              <span className="block">
                <span className="chip quiet">{t(offer.service.category)}</span>
              </span>
            </>
          }
          end={
            <span className="price">
              <OfferPrice offer={offer} />
            </span>
          }
        />
      ))}
    </Choices>
  )
}
