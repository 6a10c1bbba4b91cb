import '../../ui/css/entity-cards.css'
import { Building2, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useWhen } from '#web/i18n/when.ts'
import { paths } from '#web/paths.ts'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'

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
type Doctor = ResultOf<typeof DoctorCardFields>

export function DoctorPicture({ doctor }: { doctor: Doctor }) {
  const { id, fullName, profileImageUrl } = doctor
  return (
    <EntityImage src={profileImageUrl} lazy>
      <DoctorArt id={id} name={fullName} />
    </EntityImage>
  )
}

/** Experience, availability, fee and languages; `distance` comes first where it is known. */
export function DoctorFacts({ doctor, distance }: { doctor: Doctor; distance?: string | undefined }) {
  const { t } = useTranslation()
  const { formatMoney } = useFormat()
  const { slot } = useWhen()
  const { experienceYears, nextFreeSlot, consultationFee, currency, languagesSpoken } = doctor
  return (
    <Facts
      items={[
        ...(distance === undefined ? [] : [{ term: t('Distance'), value: distance }]),
        {
          term: t('Experience'),
          value: experienceYears > 0 ? t('{{count}} years', { count: experienceYears }) : t('N/A'),
        },
        { term: t('Availability'), value: nextFreeSlot ? slot(nextFreeSlot) : t('Contact for availability') },
        {
          term: t('Fee'),
          value:
            consultationFee === null ? t('Contact for pricing') : <bdi>{formatMoney(consultationFee, currency)}</bdi>,
        },
        {
          term: t('Languages'),
          value: languagesSpoken.length > 0 ? languagesSpoken.map((one) => t(one)).join(', ') : t('N/A'),
        },
      ]}
    />
  )
}

function Head({ doctor, linkId }: { doctor: Doctor; linkId?: string | undefined }) {
  const { t } = useTranslation()
  const place = [doctor.hospitalName ?? t('Independent'), doctor.hospitalCity].filter(Boolean).join(', ')
  return (
    <>
      <h3>
        <Link className="cover" id={linkId} to={paths.doctor(doctor.id)}>
          <bdi>{doctor.fullName}</bdi>
        </Link>
      </h3>
      <p className="meta">
        <span>
          <Stethoscope aria-hidden="true" />
          {t(doctor.specialty)}
        </span>
        <Rating value={doctor.averageRating} count={doctor.reviewCount} />
        <span>
          <Building2 aria-hidden="true" />
          <bdi>{place}</bdi>
        </span>
      </p>
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
      <article className="hcard">
        <div className="body">
          <div className="who">
            <DoctorPicture doctor={doctor} />
            <div>
              <Head doctor={doctor} linkId={linkId} />
            </div>
          </div>
          <div className="my-3">{badge}</div>
          <DoctorFacts doctor={doctor} distance={distance} />
          <div className="foot">
            <Actions doctor={doctor} />
          </div>
        </div>
        {corner}
      </article>
    )
  return (
    <article className="lcard">
      <DoctorPicture doctor={doctor} />
      <div className="mid">
        <Head doctor={doctor} linkId={linkId} />
        {description && <p className="desc">{description}</p>}
      </div>
      <div className="side">
        {badge}
        <DoctorFacts doctor={doctor} distance={distance} />
        <div className="acts">
          <Actions doctor={doctor} />
        </div>
      </div>
      {corner}
    </article>
  )
}
