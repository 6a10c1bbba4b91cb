import '../../ui/css/entity-cards.css'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CARD_SERVICES } from '#domain/catalogue.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Chip, Rating, Verified } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

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
export function HospitalPicture({ hospital }: { hospital: Hospital }) {
  const { id, city, logoUrl, imageUrls } = hospital
  return (
    <EntityImage src={logoUrl ?? imageUrls[0]} lazy>
      <HospitalArt id={id} city={city} lazy />
    </EntityImage>
  )
}

/** The name leads to the hospital and its hit area is the whole card; `linkId` lets the page move the focus here. */
export function HospitalName({ hospital, linkId }: { hospital: Hospital; linkId?: string | undefined }) {
  const { id, name, isVerified } = hospital
  return (
    <h3>
      <Link className="cover" id={linkId} to={paths.hospital(id)}>
        <bdi>{name}</bdi>
      </Link>{' '}
      {isVerified && <Verified />}
    </h3>
  )
}

export function HospitalMeta({ hospital }: { hospital: Hospital }) {
  const { averageRating, reviewCount, city, country } = hospital
  return (
    <p className="meta">
      <Rating value={averageRating} count={reviewCount} />
      <span>
        <MapPin aria-hidden="true" />
        <bdi>
          {city}, {country}
        </bdi>
      </span>
    </p>
  )
}

export function HospitalServices({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const { services, serviceCount } = hospital
  const more = serviceCount - Math.min(services.length, CARD_SERVICES)
  return (
    <div className="tags">
      {services.slice(0, CARD_SERVICES).map(({ id, service }) => (
        <Chip key={id} tone="quiet">
          {service.name}
        </Chip>
      ))}
      {more > 0 && <Chip tone="more">{t('+{{more}} more', { more })}</Chip>}
    </div>
  )
}

export function ViewDetails({ hospital, block }: { hospital: Hospital; block?: boolean }) {
  const { t } = useTranslation()
  const { id, name } = hospital
  return (
    <ButtonLink
      variant="tonal"
      block={block ?? false}
      to={paths.hospital(id)}
      aria-label={`${t('View Details')}: ${name}`}
    >
      {t('View Details')}
    </ButtonLink>
  )
}

/** A hospital in a grid: picture, name, rating, place, its first services; `children` stand below them. */
export function HospitalCard({
  hospital,
  linkId,
  corner,
  children,
}: {
  hospital: Hospital
  linkId?: string
  /** Stands in the upper corner, above the link. */
  corner?: ReactNode
  children?: ReactNode
}) {
  return (
    <article className="hcard">
      <HospitalPicture hospital={hospital} />
      <div className="body">
        <HospitalName hospital={hospital} linkId={linkId} />
        <HospitalMeta hospital={hospital} />
        <HospitalServices hospital={hospital} />
        {children}
        <div className="foot">
          <ViewDetails hospital={hospital} />
        </div>
      </div>
      {corner}
    </article>
  )
}
