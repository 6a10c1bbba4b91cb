import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { priceOfDoctor } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { later } from '#web/routing/later.tsx'
import { paths } from '#web/routing/paths.ts'
import badge from '#web/ui/badge.module.css'
import { Price } from '#web/ui/price.tsx'
import { ResultCard, resultOf } from '#web/ui/result-card.tsx'
import { DoctorCardFields, DoctorHead, DoctorPicture } from './doctor-brief.tsx'
import type { DoctorCardProps } from './doctor-card.tsx'

/** Loaded lazily, because few visitors choose the grid. */
const DoctorCard = later<DoctorCardProps>(() => import('./doctor-card.tsx').then((file) => file.DoctorCard))

/**
 * The query that uses this fragment declares `$place: PlaceInput!`, and `$serviceId: ID`, the
 * treatment whose times are shown.
 */
export const DoctorResultFields = graphql(
  `
  fragment DoctorResultFields on Doctor {
    ...DoctorCardFields
    distanceSummary(from: $place)
    services(limit: 100) {
      id
      price
      currency
      visit {
        summary
      }
      service {
        id
        name
        sourceName
      }
      nextFreeSlot {
        date
        time
      }
    }
    nextTimes(serviceId: $serviceId) {
      date
      time
    }
  }
`,
  [DoctorCardFields],
)
type Doctor = ResultOf<typeof DoctorResultFields>

/**
 * Converts a doctor to a search result. `serviceIds` are the searched treatments, likeliest first.
 */
function doctorResult(doctor: Doctor, serviceIds: readonly string[]) {
  const { hospitalId, services } = doctor
  return resultOf({
    searchedIds: serviceIds,
    searched: serviceIds.flatMap((id) => services.filter(({ service }) => service.id === id)),
    offers: services,
    offerCount: services.length,
    nextTimes: doctor.nextTimes,
    addressOf: (choice) => paths.doctor(doctor, choice),
    checkoutOf: (choice) =>
      hospitalId ? paths.checkoutOf({ hospital: hospitalId, doctor: doctor.id, ...choice }) : undefined,
    quoteAddressOf: hospitalId ? (service) => paths.quoteNew({ service, hospitals: hospitalId }) : undefined,
  })
}

type ResultProps = {
  doctor: Doctor
  /** Searched treatments, likeliest first. */
  serviceIds: readonly string[]
  view: 'list' | 'grid'
  linkId: string
  corner?: ReactNode
  /** True around the visitor's own position, where a phone shows the distance too. */
  isNearby?: boolean
  /** Languages of the search. */
  languages?: readonly string[] | undefined
}

/**
 * Shows a doctor in the search results as a row or a card: the searched treatment, its price and
 * the next times.
 */
export function DoctorResult({ doctor, serviceIds, view, linkId, corner, isNearby, languages = [] }: ResultProps) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const result = doctorResult(doctor, serviceIds)
  const { address, searched } = result
  const price = priceOfDoctor(doctor, searched)
  const { fullName, experienceYears, distanceSummary } = doctor
  const spoken = doctor.languagesSpoken.filter((language) => languages.includes(language))
  return (
    <ResultCard
      result={result}
      view={view}
      picture={<DoctorPicture doctor={doctor} />}
      name={fullName}
      price={(searched || price.price !== null) && <Price {...price} />}
      visit={searched?.visit.summary}
      corner={corner}
      none={t('Contact for availability')}
      grid={({ chips, line }) => (
        <DoctorCard doctor={doctor} address={address} linkId={linkId} corner={corner}>
          {chips}
          {searched && <p>{searched.visit.summary}</p>}
          {line}
        </DoctorCard>
      )}
    >
      <DoctorHead doctor={doctor} address={address} linkId={linkId}>
        <span className={badge.wideOnly}>
          {experienceYears > 0
            ? t('{{count}} years of experience', { count: experienceYears })
            : t('Experience: {{years}}', { years: t('N/A') })}
        </span>
        {spoken.length > 0 && <span>{t('Speaks {{languages}}', { languages: formatLanguages(spoken) })}</span>}
        {distanceSummary && <span className={clsx(!isNearby && badge.wideOnly)}>{distanceSummary}</span>}
        {searched && <span className={badge.wideOnly}>{searched.visit.summary}</span>}
        {!searched &&
          (price.price === null ? (
            <span className={badge.wideOnly}>{t('Contact for pricing')}</span>
          ) : (
            <Price {...price} className={badge.wideOnly} />
          ))}
      </DoctorHead>
    </ResultCard>
  )
}
