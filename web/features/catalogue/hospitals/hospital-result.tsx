import type { ReactNode } from 'react'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { placeLine } from '#domain/place-line.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { paths } from '#web/routing/paths.ts'
import badge from '#web/ui/badge.module.css'
import { Meta, Rating } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { RepeatedPin } from '#web/ui/repeated-icons.tsx'
import { ResultCard, resultOf } from '#web/ui/result-card.tsx'
import { HospitalCardFields, HospitalName, HospitalPicture } from './hospital-brief.tsx'
import type { HospitalCardProps } from './hospital-card.tsx'

/** Loaded lazily, because few visitors choose the grid. */
const HospitalCard = later<HospitalCardProps>(() => import('./hospital-card.tsx').then((file) => file.HospitalCard))

/**
 * The query that uses this fragment declares `$place: PlaceInput!`, where an empty place gives no
 * distance, and the searched treatments: `$serviceIds: [ID!]!` for all of them, and `$serviceId:
 * ID` for the first, whose times are shown.
 */
export const HospitalResultFields = graphql(
  `
  fragment HospitalResultFields on Hospital {
    ...HospitalCardFields
    districtName
    priceFrom
    acceptsInsurance
    distanceSummary(from: $place)
    airportSummary
    matched(serviceIds: $serviceIds) {
      id
      price
      currency
      visit {
        summary
      }
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

/** Converts a hospital to a search result. `serviceId` is the treatment whose times are shown. */
const hospitalResult = (hospital: Hospital, serviceId: string | null) =>
  resultOf({
    searchedIds: serviceId === null ? [] : [serviceId],
    searched: hospital.matched,
    offers: hospital.services,
    offerCount: hospital.serviceCount,
    nextTimes: hospital.nextTimes,
    addressOf: (choice) => paths.hospital(hospital, choice),
    checkoutOf: (choice) => paths.checkoutOf({ hospital: hospital.id, ...choice }),
    quoteAddressOf: (service) => paths.quoteNew({ service, hospitals: hospital.id }),
  })

type FactsProps = { hospital: Hospital; isFree: boolean; price?: ReactNode; visit?: string | undefined }

/** Shows distances, availability and insurance if they are known. */
function FurtherFacts({ hospital, isFree, price, visit }: FactsProps) {
  const { t } = useTranslation()
  const { distanceSummary, airportSummary, acceptsInsurance } = hospital
  return (
    <>
      <span className={distanceSummary ? undefined : badge.wideOnly}>
        {distanceSummary ?? t('Distance: {{distance}}', { distance: t('N/A', { context: 'distance' }) })}
      </span>
      {airportSummary && <span className={badge.wideOnly}>{airportSummary}</span>}
      <span className={badge.wideOnly}>{isFree ? t('Available') : t('Unavailable')}</span>
      {acceptsInsurance && <span className={badge.wideOnly}>{t('Accepts insurance')}</span>}
      {price && <span className={badge.wideOnly}>{price}</span>}
      {visit && <span className={badge.wideOnly}>{visit}</span>}
    </>
  )
}

function Facts({ hospital, ...further }: FactsProps) {
  const { averageRating, reviewCount, districtName, cityName } = hospital
  return (
    <Meta>
      <Rating value={averageRating} count={reviewCount} />
      <span>
        <RepeatedPin />
        <bdi>{placeLine(districtName, cityName)}</bdi>
      </span>
      <FurtherFacts hospital={hospital} {...further} />
    </Meta>
  )
}

type ResultProps = {
  hospital: Hospital
  /** Treatment whose times are shown. */
  serviceId: string | null
  view: 'list' | 'grid'
  linkId: string
  corner?: ReactNode
  /** True for results in the first viewport, whose pictures load eagerly. */
  top?: boolean
}

/**
 * Shows a hospital in the search results as a row or a card: the searched treatment, its price and
 * its next times.
 */
export function HospitalResult({ hospital, serviceId, view, linkId, corner, top = false }: ResultProps) {
  const result = hospitalResult(hospital, serviceId)
  const { address, times, searched } = result
  const isFree = times.length > 0
  const visit = searched?.visit.summary
  const quoteAddress = paths.quoteNew({ service: searched?.service.id, hospitals: hospital.id })
  const price = searched ? (
    <Price price={searched.price} currency={searched.currency} quoteAddress={quoteAddress} />
  ) : (
    <Price price={hospital.priceFrom} currency={DEFAULT_CURRENCY} from quoteAddress={quoteAddress} />
  )
  return (
    <ResultCard
      result={result}
      view={view}
      picture={<HospitalPicture hospital={hospital} lazy={!top} />}
      name={hospital.name}
      price={<span>{price}</span>}
      visit={visit}
      corner={corner}
      grid={({ chips, line }) => (
        <HospitalCard hospital={hospital} address={address} linkId={linkId} chips={chips} corner={corner}>
          <Meta>
            <FurtherFacts hospital={hospital} isFree={isFree} />
            {visit && <span>{visit}</span>}
          </Meta>
          {line}
        </HospitalCard>
      )}
    >
      <HospitalName hospital={hospital} linkId={linkId} address={address} />
      <Facts hospital={hospital} isFree={isFree} price={searched ? null : price} visit={visit} />
    </ResultCard>
  )
}
