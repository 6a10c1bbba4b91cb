import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { Verified } from '#web/ui/badge.tsx'
import { CardLink } from '#web/ui/card.tsx'
import { CardName } from '#web/ui/picture-card.tsx'

export const HospitalCardFields = graphql(`
  fragment HospitalCardFields on Hospital {
    id
    name
    city
    cityName
    countryName
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
        sourceName
      }
      nextFreeSlot {
        date
        time
      }
    }
  }
`)
export type Hospital = ResultOf<typeof HospitalCardFields>

type HospitalPictureProps = {
  hospital: Hospital
  /** False for pictures in the first viewport. */
  lazy?: boolean
}

/** Shows the logo, or else the first image, or else the drawn hospital. */
export function HospitalPicture({ hospital: { id, city, logoUrl, imageUrls }, lazy = true }: HospitalPictureProps) {
  return (
    <EntityImage src={logoUrl ?? imageUrls[0]} lazy={lazy}>
      <HospitalArt id={id} city={city} lazy={lazy} />
    </EntityImage>
  )
}

type HospitalNameProps = { hospital: Hospital; linkId?: string | undefined; address: string }

/**
 * Shows the name as a link whose hit area is the whole card. `linkId` lets the page move the focus
 * here.
 */
export function HospitalName({ hospital: { name, isVerified }, linkId, address }: HospitalNameProps) {
  return (
    <CardName>
      <CardLink id={linkId} to={address}>
        <bdi>{name}</bdi>
      </CardLink>{' '}
      {isVerified && <Verified />}
    </CardName>
  )
}
