import type { ReactNode } from 'react'
import { CARD_SERVICES } from '#domain/catalogue.ts'
import { placeLine } from '#domain/place-line.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Meta, Rating } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { OfferChips } from '#web/ui/offer-chips.tsx'
import { PictureCard } from '#web/ui/picture-card.tsx'
import { RepeatedPin } from '#web/ui/repeated-icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Hospital, HospitalName, HospitalPicture } from './hospital-brief.tsx'
import styles from './hospital-card.module.css'

function HospitalMeta({ hospital }: { hospital: Hospital }) {
  const { averageRating, reviewCount, cityName, countryName } = hospital
  return (
    <Meta>
      <Rating value={averageRating} count={reviewCount} />
      <span>
        <RepeatedPin />
        <bdi>{placeLine(cityName, countryName)}</bdi>
      </span>
    </Meta>
  )
}

/** Shows the hospital's first services, each as a link to the hospital with that service chosen. */
function HospitalServices({ hospital }: { hospital: Hospital }) {
  const { services, serviceCount } = hospital
  const shown = services.slice(0, CARD_SERVICES)
  const offers = shown.map(({ service }) => ({
    key: service.id,
    name: service.name,
    address: paths.hospital(hospital, { service: service.id }),
  }))
  return <OfferChips offers={offers} more={{ count: serviceCount - shown.length, address: paths.hospital(hospital) }} />
}

function ViewDetails({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation()
  return (
    <ButtonLink variant="tonal" to={address} aria-label={`${t('View Details')}: ${name}`}>
      {t('View Details')}
    </ButtonLink>
  )
}

export type HospitalCardProps = {
  hospital: Hospital
  /** Target of the card, including a treatment. */
  address?: string
  linkId?: string
  /** Replaces the first services. */
  chips?: ReactNode
  /** Shown in the upper corner, above the link. */
  corner?: ReactNode
  children?: ReactNode
}

/** Shows a hospital in a grid: picture, name, rating, place, first services, then `children`. */
export function HospitalCard({ hospital, address, linkId, chips, corner, children }: HospitalCardProps) {
  const to = address ?? paths.hospital(hospital)
  return (
    <PictureCard
      picture={<HospitalPicture hospital={hospital} />}
      foot={<ViewDetails name={hospital.name} address={to} />}
      corner={corner}
    >
      <HospitalName hospital={hospital} linkId={linkId} address={to} />
      <HospitalMeta hospital={hospital} />
      <div className={styles.services}>{chips ?? <HospitalServices hospital={hospital} />}</div>
      {children}
    </PictureCard>
  )
}

export function HospitalCardSkeleton() {
  return (
    <PictureCard picture={<Skeleton />}>
      <Skeleton size="title" className={styles.nameSkeleton} />
      <Skeleton size="line" className={styles.metaSkeleton} />
      <Skeleton size="title" className={styles.servicesSkeleton} />
      <Skeleton size="control" />
    </PictureCard>
  )
}
