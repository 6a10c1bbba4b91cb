import { isFeeThePrice, priceOfDoctor } from '#domain/money.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Price } from '#web/ui/price.tsx'
import type { ComparedRecord } from './compared.ts'
import { ComparedOfferFields, ComparedReviewFields, comparedFacts } from './compared-fields.ts'

export const ComparedDoctorFields = graphql(
  `
  fragment ComparedDoctorFields on Doctor {
    id
    fullName
    specialty
    experienceYears
    languagesSpoken
    profileImageUrl
    consultationFee
    currency
    priceFrom
    hospitalName
    hospitalCityName
    averageRating
    reviewCount
    nextTimes(serviceId: $serviceId, limit: 1) {
      date
      time
    }
    reviewSummary { ...ComparedReviewFields }
    services(limit: 100) { ...ComparedOfferFields }
  }
`,
  [ComparedReviewFields, ComparedOfferFields],
)
type Doctor = ResultOf<typeof ComparedDoctorFields>

export function useComparedDoctor(): (doctor: Doctor) => ComparedRecord {
  const { t } = useTranslation()
  return (doctor) => ({
    ...comparedFacts(doctor),
    name: doctor.fullName,
    picture: (
      <EntityImage src={doctor.profileImageUrl} lazy>
        <DoctorArt id={doctor.id} name={doctor.fullName} />
      </EntityImage>
    ),
    addressOf: (serviceId) => paths.doctor(doctor, { service: serviceId }),
    city: doctor.hospitalCityName,
    languages: doctor.languagesSpoken,
    own: [
      { name: t('Specialty'), value: t(doctor.specialty, { context: 'specialty' }) },
      { name: t('Hospital'), value: <bdi>{doctor.hospitalName ?? t('Independent')}</bdi> },
      {
        name: t('Experience'),
        value: doctor.experienceYears > 0 ? t('{{count}} years', { count: doctor.experienceYears }) : t('N/A'),
      },
      {
        name: t('Consultation fee'),
        value: isFeeThePrice(doctor) ? <Price {...priceOfDoctor(doctor)} /> : t('By treatment'),
      },
    ],
  })
}
