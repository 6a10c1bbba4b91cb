import { CERTIFICATE_LABELS } from '#domain/certificate-kinds.ts'
import { placeLine } from '#domain/place-line.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { NameList } from '#web/ui/name-list.tsx'
import type { ComparedRecord } from './compared.ts'
import { ComparedOfferFields, ComparedReviewFields, comparedFacts } from './compared-fields.ts'

export const ComparedHospitalFields = graphql(
  `
  fragment ComparedHospitalFields on Hospital {
    id
    name
    city
    cityName
    districtName
    logoUrl
    imageUrls
    isVerified
    averageRating
    reviewCount
    languages
    insurers
    acceptsInsurance
    nextTimes(serviceId: $serviceId, limit: 1) {
      date
      time
    }
    certificates { kind }
    reviewSummary { ...ComparedReviewFields }
    services(limit: 100) { ...ComparedOfferFields }
  }
`,
  [ComparedReviewFields, ComparedOfferFields],
)
type Hospital = ResultOf<typeof ComparedHospitalFields>

export function useComparedHospital(): (hospital: Hospital) => ComparedRecord {
  const { t } = useTranslation()
  const insuranceOf = ({ insurers, acceptsInsurance }: Hospital) => {
    if (insurers.length > 0) return <NameList names={insurers} />
    if (acceptsInsurance === null) return t('Not known')
    return acceptsInsurance ? t('Accepted') : t('Not accepted')
  }
  return (hospital) => ({
    ...comparedFacts(hospital),
    picture: (
      <EntityImage src={hospital.logoUrl ?? hospital.imageUrls[0]} lazy>
        <HospitalArt id={hospital.id} city={hospital.city} lazy />
      </EntityImage>
    ),
    addressOf: (serviceId) => paths.hospital(hospital, { service: serviceId }),
    quoteAddressOf: (service) => paths.quoteNew({ service, hospitals: hospital.id }),
    name: hospital.name,
    languages: hospital.languages,
    city: placeLine(hospital.districtName, hospital.cityName),
    own: [
      { name: t('Insurance'), value: insuranceOf(hospital) },
      {
        name: t('Certificates'),
        value:
          hospital.certificates.length > 0 ? (
            <NameList names={[...new Set(hospital.certificates.map(({ kind }) => t(CERTIFICATE_LABELS[kind])))]} />
          ) : (
            t('None checked')
          ),
      },
      { name: t('Verified'), value: hospital.isVerified ? t('Yes') : t('No') },
    ],
  })
}
