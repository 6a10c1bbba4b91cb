import type { ReactNode } from 'react'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Meta, Rating } from '#web/ui/badge.tsx'
import badge from '#web/ui/badge.module.css'
import { CardLink } from '#web/ui/card.tsx'
import { BuildingComplex as Building2 } from '#web/ui/icons/building-complex.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { CardName } from '#web/ui/picture-card.tsx'

export const DoctorCardFields = graphql(`
  fragment DoctorCardFields on Doctor {
    id
    fullName
    specialty
    subspecialties
    experienceYears
    languagesSpoken
    profileImageUrl
    consultationFee
    currency
    priceFrom
    hospitalId
    hospitalName
    hospitalCityName
    averageRating
    reviewCount
  }
`)
export type Doctor = ResultOf<typeof DoctorCardFields>

export function DoctorPicture({ doctor }: { doctor: Doctor }) {
  const { id, fullName, profileImageUrl } = doctor
  return (
    <EntityImage src={profileImageUrl} lazy>
      <DoctorArt id={id} name={fullName} lazy />
    </EntityImage>
  )
}

type HeadProps = { doctor: Doctor; address: string; linkId?: string | undefined; children?: ReactNode }

/**
 * Shows name, specialty, rating and place. `children` add facts to that line. The specialty "Other"
 * is omitted.
 */
export function DoctorHead({ doctor, address, linkId, children }: HeadProps) {
  const { t } = useTranslation()
  const { hospitalName, hospitalCityName } = doctor
  const workplace = hospitalName ?? t('Independent')
  return (
    <>
      <CardName>
        <CardLink id={linkId} to={address}>
          <bdi>{doctor.fullName}</bdi>
        </CardLink>
      </CardName>
      <Meta>
        {doctor.specialty !== 'Other' && (
          <span className={badge.oneLine}>
            <Stethoscope aria-hidden="true" />
            <span>
              {[doctor.specialty, ...doctor.subspecialties]
                .map((name) => t(name, { context: 'specialty' }))
                .join(' · ')}
            </span>
          </span>
        )}
        <Rating value={doctor.averageRating} count={doctor.reviewCount} />
        <span className={badge.oneLine}>
          <Building2 aria-hidden="true" />
          <bdi>{hospitalCityName ? `${workplace},` : workplace}</bdi>{' '}
          {hospitalCityName && <bdi>{hospitalCityName}</bdi>}
        </span>
        {children}
      </Meta>
    </>
  )
}
