import { useTranslation } from 'react-i18next'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useWhen } from '#web/i18n/when.ts'
import { paths } from '#web/paths.ts'
import { Rating } from '#web/ui/badge.tsx'
import { type Compared, type FactRow, priceBand } from './compare-table.tsx'

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
type Doctor = ResultOf<typeof ComparedDoctorFields>

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
      row(t('Price range'), ({ priceRange }) => priceBand(priceRange) ?? t('Contact for pricing')),
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
