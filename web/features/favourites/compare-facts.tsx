import { useTranslation } from 'react-i18next'
import { DoctorArt, HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useWhen } from '#web/i18n/when.ts'
import { paths } from '#web/paths.ts'
import { Rating } from '#web/ui/badge.tsx'
import type { Compared, FactRow } from './compare-table.tsx'

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
export const ComparedDoctorFields = graphql(`
  fragment ComparedDoctorFields on Doctor {
    id
    fullName
    specialty
    experienceYears
    languagesSpoken
    profileImageUrl
    consultationFee
    currency
    priceRange
    hospitalName
    hospitalCity
    averageRating
    reviewCount
    nextFreeSlot {
      date
      time
    }
  }
`)
type Hospital = ResultOf<typeof ComparedHospitalFields>
type Doctor = ResultOf<typeof ComparedDoctorFields>

/** Names of the services that every one of these hospitals offers. */
export function servicesInCommon(hospitals: readonly Pick<Hospital, 'services'>[]): string[] {
  const [first, ...others] = hospitals
  return (first?.services ?? [])
    .filter(({ service }) => others.every(({ services }) => services.some((offer) => offer.service.id === service.id)))
    .map(({ service }) => service.name)
}

const band = (range: string | null) => range && <bdi dir="ltr">{range}</bdi>

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
      row(t('Price range'), ({ priceRange }) => band(priceRange) ?? t('Contact for pricing')),
      row(t('Languages'), ({ languages }) => languages.map((language) => t(language)).join(', ') || t('N/A')),
      row(
        t('Insurance'),
        ({ acceptsInsurance, insurers }) =>
          (acceptsInsurance && (insurers.join(', ') || t('Accepted'))) || t('Not accepted'),
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

export function useDoctorFacts(doctors: readonly Doctor[]): { subjects: Compared[]; rows: FactRow[] } {
  const { t } = useTranslation()
  const { formatMoney } = useFormat()
  const { slot } = useWhen()
  const row = (name: string, value: (doctor: Doctor) => React.ReactNode): FactRow => ({
    name,
    values: doctors.map(value),
  })
  return {
    subjects: doctors.map((doctor) => ({
      id: doctor.id,
      name: doctor.fullName,
      to: paths.doctor(doctor.id),
      picture: (
        <EntityImage src={doctor.profileImageUrl} lazy>
          <DoctorArt id={doctor.id} name={doctor.fullName} />
        </EntityImage>
      ),
    })),
    rows: [
      row(t('Rating'), ({ averageRating, reviewCount }) => <Rating value={averageRating} count={reviewCount} />),
      row(t('Specialty'), ({ specialty }) => t(specialty)),
      row(t('Hospital'), ({ hospitalName }) => <bdi>{hospitalName ?? t('Independent')}</bdi>),
      row(t('City'), ({ hospitalCity }) => (hospitalCity ? <bdi>{hospitalCity}</bdi> : t('N/A'))),
      row(t('Experience'), ({ experienceYears }) =>
        experienceYears > 0 ? t('{{count}} years', { count: experienceYears }) : t('N/A'),
      ),
      row(t('Fee'), ({ consultationFee, currency }) =>
        consultationFee === null ? t('Contact for pricing') : <bdi>{formatMoney(consultationFee, currency)}</bdi>,
      ),
      row(t('Price range'), ({ priceRange }) => band(priceRange) ?? t('Contact for pricing')),
      row(
        t('Languages'),
        ({ languagesSpoken }) => languagesSpoken.map((language) => t(language)).join(', ') || t('N/A'),
      ),
      row(t('Next available'), ({ nextFreeSlot }) =>
        nextFreeSlot ? slot(nextFreeSlot) : t('Contact for availability'),
      ),
    ],
  }
}
