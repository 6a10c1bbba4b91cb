import type { ReactNode } from 'react'
import { isFeeThePrice, priceOfDoctor } from '#domain/money.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { AGE_GROUP_LABELS, type AgeGroup } from '#domain/age-groups.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { Meta, Rating } from '#web/ui/badge.tsx'
import { Details } from '#web/ui/facts.tsx'
import { BuildingComplex as Building2 } from '#web/ui/icons/building-complex.ts'
import { Eyebrow } from '#web/ui/layout.tsx'
import { Price } from '#web/ui/price.tsx'
import text from '#web/ui/text.module.css'
import styles from './doctor-profile.module.css'

export const DoctorProfileFields = graphql(`
  fragment DoctorProfileFields on Doctor {
    id
    fullName
    specialty
    experienceYears
    languagesSpoken
    subspecialties
    subspecialtyAges
    description
    textLanguage
    profileImageUrl
    profileImageAlt
    consultationFee
    currency
    priceFrom
    hospitalId
    hospitalName
    hospitalCityName
    averageRating
    reviewCount
    nextFreeSlot {
      date
      time
    }
  }
`)
type Profile = ResultOf<typeof DoctorProfileFields>

export function DoctorProfileHead({ doctor }: { doctor: Profile }) {
  const { t } = useTranslation()
  return (
    <div className={styles.head}>
      <div className={styles.portrait}>
        <EntityImage
          src={doctor.profileImageUrl}
          alt={doctor.profileImageAlt || t('Photo of {{name}}', { name: doctor.fullName })}
        >
          <DoctorArt id={doctor.id} name={doctor.fullName} />
        </EntityImage>
      </div>
      <div className={styles.text}>
        <Eyebrow>{t(doctor.specialty, { context: 'specialty' })}</Eyebrow>
        <h1>
          <bdi>{doctor.fullName}</bdi>
        </h1>
        <Meta className={styles.meta}>
          <Rating value={doctor.averageRating} count={doctor.reviewCount} />
          <span>
            <Building2 aria-hidden="true" />
            {doctor.hospitalId && doctor.hospitalName ? (
              <Link className={text.link} to={paths.hospital({ id: doctor.hospitalId, name: doctor.hospitalName })}>
                <bdi>{doctor.hospitalName}</bdi>
              </Link>
            ) : (
              t('Independent')
            )}
            {doctor.hospitalCityName && <bdi>{doctor.hospitalCityName}</bdi>}
          </span>
        </Meta>
      </div>
    </div>
  )
}

type Fact = [name: string, value: ReactNode]

export function DoctorProfileFacts({ doctor }: { doctor: Profile }) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const { slot } = useWhen()
  const facts: Fact[] = [
    [t('Experience'), doctor.experienceYears > 0 ? t('{{count}} years', { count: doctor.experienceYears }) : t('N/A')],
    ...doctor.subspecialties.map((name, at): Fact => {
      const ages = doctor.subspecialtyAges[at] as AgeGroup
      const params = { name: t(name, { context: 'specialty' }), ages: t(AGE_GROUP_LABELS[ages]) }
      return [t('Sub-specialty'), t('{{name}}: {{ages}}', params)]
    }),
    [t('Languages'), doctor.languagesSpoken.length ? formatLanguages(doctor.languagesSpoken) : t('N/A')],
    ...(isFeeThePrice(doctor) ? [[t('Consultation fee'), <Price key="fee" {...priceOfDoctor(doctor)} />] as Fact] : []),
    [t('Next available'), doctor.nextFreeSlot ? slot(doctor.nextFreeSlot) : t('Contact for availability')],
  ]
  return (
    <Details>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Details>
  )
}
