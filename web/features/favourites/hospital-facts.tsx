import { useTranslation } from 'react-i18next'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useWhen } from '#web/i18n/when.ts'
import { paths } from '#web/paths.ts'
import { Rating } from '#web/ui/badge.tsx'
import { type Compared, type FactRow, priceBand } from './compare-table.tsx'

export const ComparedHospitalFields = graphql(`
  fragment ComparedHospitalFields on Hospital {
    id
    name
    city
    district
    logoUrl
    imageUrls
    isVerified
    averageRating
    reviewCount
    priceRange
    languages
    insurers
    acceptsInsurance
    serviceCount
    nextFreeSlot {
      date
      time
    }
    services(limit: 100) {
      id
      service {
        id
        name
      }
    }
  }
`)
type Hospital = ResultOf<typeof ComparedHospitalFields>

/** Names of the services that every one of these hospitals offers. */
export function servicesInCommon(hospitals: readonly Pick<Hospital, 'services'>[]): string[] {
  const [first, ...others] = hospitals
  return (first?.services ?? [])
    .filter(({ service }) => others.every(({ services }) => services.some((offer) => offer.service.id === service.id)))
    .map(({ service }) => service.name)
}

export function useHospitalFacts(hospitals: readonly Hospital[]): { subjects: Compared[]; rows: FactRow[] } {
  const { t } = useTranslation()
  const { slot } = useWhen()
  const common = servicesInCommon(hospitals)
  // What is not loaded might be in common too.
  const allServicesKnown = hospitals.every(({ services, serviceCount }) => services.length >= serviceCount)
  const row = (name: string, value: (hospital: Hospital) => React.ReactNode): FactRow => ({
    name,
    values: hospitals.map(value),
  })
  return {
    subjects: hospitals.map((hospital) => ({
      id: hospital.id,
      name: hospital.name,
      to: paths.hospital(hospital.id),
      picture: (
        <EntityImage src={hospital.logoUrl ?? hospital.imageUrls[0]} lazy>
          <HospitalArt id={hospital.id} city={hospital.city} lazy />
        </EntityImage>
      ),
    })),
    rows: [
      row(t('Rating'), ({ averageRating, reviewCount }) => <Rating value={averageRating} count={reviewCount} />),
      row(t('City'), ({ district, city }) => <bdi>{[...new Set([district, city])].filter(Boolean).join(', ')}</bdi>),
      row(t('Verified'), ({ isVerified }) => (isVerified ? t('Yes') : t('No'))),
      row(t('Price range'), ({ priceRange }) => priceBand(priceRange) ?? t('Contact for pricing')),
      row(t('Languages'), ({ languages }) => languages.map((language) => t(language)).join(', ') || t('N/A')),
      row(
        t('Insurance'),
        ({ acceptsInsurance, insurers }) =>
          insurers.join(', ') || (acceptsInsurance === null ? t('Not known') : t('Not accepted')),
      ),
      row(t('Next available'), ({ nextFreeSlot }) =>
        nextFreeSlot ? slot(nextFreeSlot) : t('Contact for availability'),
      ),
      row(t('Services'), ({ serviceCount }) => serviceCount),
      ...(allServicesKnown && hospitals.length > 1
        ? [{ name: t('Services in common'), shared: common.length > 0 ? common.join(', ') : t('None') }]
        : []),
    ],
  }
}
