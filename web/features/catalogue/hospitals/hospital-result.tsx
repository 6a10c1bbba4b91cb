import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CARD_SERVICES } from '#domain/catalogue.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Meta, Rating } from '#web/ui/badge.tsx'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { NextTimes, type Slot } from '#web/ui/next-times.tsx'
import { OfferChips } from '#web/ui/offer-chips.tsx'
import { PictureRow } from '#web/ui/picture-card.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResultLine } from '#web/ui/result-line.tsx'
import { HospitalCard, HospitalCardFields, HospitalName, HospitalPicture } from './hospital-card.tsx'
import styles from './hospital-result.module.css'

/**
 * The asking document declares `$place: PlaceInput!`, where an empty place gives no distance, and
 * the treatments that are looked for: `$serviceIds: [ID!]!` of all of them, and `$serviceId: ID` of
 * the first, whose times are shown.
 */
export const HospitalResultFields = graphql(
  `
  fragment HospitalResultFields on Hospital {
    ...HospitalCardFields
    district
    priceFrom
    locationApproximate
    acceptsInsurance
    distanceKm(from: $place)
    matched(serviceIds: $serviceIds) {
      id
      price
      currency
      nextFreeSlot {
        date
        time
      }
      service {
        id
        name
        sourceName
      }
    }
    nextTimes(serviceId: $serviceId) {
      date
      time
    }
  }
`,
  [HospitalCardFields],
)
type Hospital = ResultOf<typeof HospitalResultFields>

/** Offer on a hospital's card for the searched treatments. */
function offerOf(hospital: Hospital, serviceId: string | null) {
  const { id, matched, services, serviceCount, priceFrom, nextTimes } = hospital
  const [searched, ...furtherMatches] = matched
  const service = searched?.service.id
  const address = paths.hospital(hospital, { service })
  const further = [...furtherMatches, ...services].filter(
    (offer, at, all) => offer.id !== searched?.id && all.findIndex((other) => other.id === offer.id) === at,
  )
  const shown = [...(searched ? [searched] : []), ...further].slice(0, CARD_SERVICES)
  const chips = shown.map((offer) => ({
    key: offer.id,
    name: offer.service.name,
    address: paths.hospital(hospital, { service: offer.service.id }),
    price: offer === searched ? searched : undefined,
  }))
  // The times are those of the treatment that was looked for first; a hospital that has only
  // another one shows when it is free for that.
  const hasTimes = serviceId === null || serviceId === service
  const offer = searched ?? shown.find(({ nextFreeSlot }) => nextFreeSlot)
  const times: Slot[] = hasTimes ? nextTimes : offer?.nextFreeSlot ? [offer.nextFreeSlot] : []
  const bookable = hasTimes ? service : offer?.service.id
  return {
    address,
    times,
    addressOf: ({ date, time }: Slot) =>
      searched && bookable
        ? paths.checkoutOf({ hospital: id, service: bookable, date, time })
        : paths.hospital(hospital, { service: bookable, date, time }),
    price: searched ? (
      <Price price={searched.price} currency={searched.currency} />
    ) : (
      <Price price={priceFrom} currency={DEFAULT_CURRENCY} from />
    ),
    /** The chip of what was looked for says its own price, where there is room for it. */
    pricedChip: searched !== undefined,
    chips: <OfferChips offers={chips} more={{ count: serviceCount - shown.length, address }} />,
  }
}

type FactsProps = { hospital: Hospital; isFree: boolean; price?: ReactNode }

/** Distance, availability and insurance, as far as they are known. */
function FurtherFacts({ hospital, isFree, price }: FactsProps) {
  const { t } = useTranslation()
  const { formatDistance } = useFormat()
  const { distanceKm, locationApproximate, acceptsInsurance } = hospital
  const distance = formatDistance(distanceKm)
  return (
    <>
      <span className={clsx(distanceKm === null && styles.wide)}>
        {distanceKm === null
          ? t('Distance: {{distance}}', { distance })
          : locationApproximate
            ? t('about {{distance}}', { distance })
            : distance}
      </span>
      <span className={styles.wide}>{isFree ? t('Available') : t('Unavailable')}</span>
      {acceptsInsurance && <span className={styles.wide}>{t('Accepts insurance')}</span>}
      {price && <span className={styles.wide}>{price}</span>}
    </>
  )
}

function Facts({ hospital, ...further }: FactsProps) {
  const { averageRating, reviewCount, district, city } = hospital
  return (
    <Meta>
      <Rating value={averageRating} count={reviewCount} />
      <span>
        <MapPin aria-hidden="true" />
        <bdi>{district ? `${district}, ${city}` : city}</bdi>
      </span>
      <FurtherFacts hospital={hospital} {...further} />
    </Meta>
  )
}

type ResultProps = {
  hospital: Hospital
  /** The treatment whose times are shown. */
  serviceId: string | null
  view: 'list' | 'grid'
  linkId: string
  corner?: ReactNode
  /** Stands at the top: its picture does not wait until somebody comes near. */
  top?: boolean
}

/**
 * A hospital among the results of a search, as a row or as a card: the treatment that is looked
 * for, its price and its next times.
 */
export function HospitalResult({ hospital, serviceId, view, linkId, corner, top = false }: ResultProps) {
  const { address, times, addressOf, price, pricedChip, chips } = offerOf(hospital, serviceId)
  const line = (
    <ResultLine times={times} addressOf={addressOf} address={address}>
      <span>{price}</span>
    </ResultLine>
  )
  if (view === 'grid')
    return (
      <HospitalCard hospital={hospital} address={address} linkId={linkId} chips={chips} corner={corner}>
        <Meta>
          <FurtherFacts hospital={hospital} isFree={times.length > 0} />
        </Meta>
        {line}
      </HospitalCard>
    )
  return (
    <PictureRow
      picture={<HospitalPicture hospital={hospital} lazy={!top} />}
      corner={corner}
      line={line}
      chips={chips}
      side={<NextTimes times={times} addressOf={addressOf} label={hospital.name} more={address} />}
    >
      <HospitalName hospital={hospital} linkId={linkId} address={address} />
      <Facts hospital={hospital} isFree={times.length > 0} price={pricedChip ? null : price} />
    </PictureRow>
  )
}
