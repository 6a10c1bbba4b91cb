import { clsx } from 'clsx'
import { Building2, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Badge, Meta, Rating } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { CardName, Excerpt, PictureCard, PictureRow } from '#web/ui/picture-card.tsx'
import styles from './doctor-card.module.css'
import { DoctorFacts } from './doctor-facts.tsx'

export const DoctorCardFields = graphql(`
  fragment DoctorCardFields on Doctor {
    id
    fullName
    specialty
    experienceYears
    languagesSpoken
    description
    profileImageUrl
    consultationFee
    currency
    hospitalId
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
export type Doctor = ResultOf<typeof DoctorCardFields>

export function DoctorPicture({ doctor }: { doctor: Doctor }) {
  const { id, fullName, profileImageUrl } = doctor
  return (
    <EntityImage src={profileImageUrl} lazy>
      <DoctorArt id={id} name={fullName} />
    </EntityImage>
  )
}

function Head({ doctor, linkId }: { doctor: Doctor; linkId?: string | undefined }) {
  const { t } = useTranslation()
  const place = [doctor.hospitalName ?? t('Independent'), doctor.hospitalCity].filter(Boolean).join(', ')
  return (
    <>
      <CardName>
        <CardLink id={linkId} to={paths.doctor(doctor.id)}>
          <bdi>{doctor.fullName}</bdi>
        </CardLink>
      </CardName>
      <Meta>
        <span>
          <Stethoscope aria-hidden="true" />
          {t(doctor.specialty)}
        </span>
        <Rating value={doctor.averageRating} count={doctor.reviewCount} />
        <span>
          <Building2 aria-hidden="true" />
          <bdi>{place}</bdi>
        </span>
      </Meta>
    </>
  )
}

/** A doctor without a hospital has no calendar and cannot be booked here. */
function Actions({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation()
  const { id, fullName, hospitalId } = doctor
  return (
    <>
      <ButtonLink
        variant="secondary"
        to={paths.doctor(id)}
        aria-label={`${t('View', { context: 'profile' })}: ${fullName}`}
      >
        {t('View', { context: 'profile' })}
      </ButtonLink>
      {hospitalId && (
        <ButtonLink variant="tonal" to={paths.doctor(id)} aria-label={`${t('Book')}: ${fullName}`}>
          {t('Book')}
        </ButtonLink>
      )}
    </>
  )
}

type CardProps = {
  doctor: Doctor
  view?: 'list' | 'grid'
  linkId?: string
  distance?: string | undefined
  /** Stands in the upper corner, above the link. */
  corner?: ReactNode
}

/** A doctor among others, as a row or as a card. */
export function DoctorCard({ doctor, view = 'grid', linkId, distance, corner }: CardProps) {
  const { t } = useTranslation()
  const { description, nextFreeSlot } = doctor
  const badge = <Badge tone={nextFreeSlot ? 'ok' : 'done'}>{nextFreeSlot ? t('Available') : t('Unavailable')}</Badge>
  if (view === 'grid')
    return (
      <PictureCard foot={<Actions doctor={doctor} />} corner={corner}>
        <div className={clsx(styles.portrait, corner && styles.besideCorner)}>
          <div className={styles.picture}>
            <DoctorPicture doctor={doctor} />
          </div>
          <div>
            <Head doctor={doctor} linkId={linkId} />
          </div>
        </div>
        <div className={styles.availability}>{badge}</div>
        <div className={styles.facts}>
          <DoctorFacts doctor={doctor} distance={distance} />
        </div>
      </PictureCard>
    )
  return (
    <PictureRow
      picture={<DoctorPicture doctor={doctor} />}
      side={
        <>
          {badge}
          <DoctorFacts doctor={doctor} distance={distance} />
        </>
      }
      actions={<Actions doctor={doctor} />}
      corner={corner}
    >
      <Head doctor={doctor} linkId={linkId} />
      {description && <Excerpt>{description}</Excerpt>}
    </PictureRow>
  )
}
