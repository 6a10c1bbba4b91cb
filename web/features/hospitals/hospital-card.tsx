import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CARD_SERVICES } from '#domain/catalogue.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Chip, Chips, Meta, Rating, Verified } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { CardName, PictureCard } from '#web/ui/picture-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './hospital-card.module.css'

export const HospitalCardFields = graphql(`
  fragment HospitalCardFields on Hospital {
    id
    name
    city
    country
    logoUrl
    imageUrls
    isVerified
    averageRating
    reviewCount
    serviceCount
    services(limit: 3) {
      id
      service {
        id
        name
      }
    }
  }
`)
type Hospital = ResultOf<typeof HospitalCardFields>

/** Logo, else first image, else the drawn hospital. */
export function HospitalPicture({ hospital: { id, city, logoUrl, imageUrls } }: { hospital: Hospital }) {
  return (
    <EntityImage src={logoUrl ?? imageUrls[0]} lazy>
      <HospitalArt id={id} city={city} lazy />
    </EntityImage>
  )
}

type HospitalNameProps = { hospital: Hospital; linkId?: string | undefined }

/** The name leads to the hospital and its hit area is the whole card; `linkId` lets the page move the focus here. */
export function HospitalName({ hospital: { id, name, isVerified }, linkId }: HospitalNameProps) {
  return (
    <CardName>
      <CardLink id={linkId} to={paths.hospital(id)}>
        <bdi>{name}</bdi>
      </CardLink>{' '}
      {isVerified && <Verified />}
    </CardName>
  )
}

export function HospitalMeta({ hospital }: { hospital: Hospital }) {
  const { averageRating, reviewCount, city, country } = hospital
  return (
    <Meta>
      <Rating value={averageRating} count={reviewCount} />
      <span>
        <MapPin aria-hidden="true" />
        <bdi>
          {city}, {country}
        </bdi>
      </span>
    </Meta>
  )
}

export function HospitalServices({ hospital, className }: { hospital: Hospital; className?: string | undefined }) {
  const { t } = useTranslation()
  const { services, serviceCount } = hospital
  const more = serviceCount - Math.min(services.length, CARD_SERVICES)
  return (
    <Chips tight className={className}>
      {services.slice(0, CARD_SERVICES).map(({ id, service }) => (
        <Chip key={id} tone="quiet">
          {service.name}
        </Chip>
      ))}
      {more > 0 && <Chip tone="more">{t('+{{more}} more', { more })}</Chip>}
    </Chips>
  )
}

export function ViewDetails({ hospital: { id, name } }: { hospital: Hospital }) {
  const { t } = useTranslation()
  return (
    <ButtonLink variant="tonal" to={paths.hospital(id)} aria-label={`${t('View Details')}: ${name}`}>
      {t('View Details')}
    </ButtonLink>
  )
}

type HospitalCardProps = {
  hospital: Hospital
  linkId?: string
  /** Stands in the upper corner, above the link. */
  corner?: ReactNode
  children?: ReactNode
}

/** A hospital in a grid: picture, name, rating, place, its first services; `children` stand below them. */
export function HospitalCard({ hospital, linkId, corner, children }: HospitalCardProps) {
  return (
    <PictureCard
      picture={<HospitalPicture hospital={hospital} />}
      foot={<ViewDetails hospital={hospital} />}
      corner={corner}
    >
      <HospitalName hospital={hospital} linkId={linkId} />
      <HospitalMeta hospital={hospital} />
      <HospitalServices hospital={hospital} className={styles.services} />
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
