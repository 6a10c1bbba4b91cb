import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import badge from '#web/ui/badge.module.css'
import { Meta, Rating, Verified } from '#web/ui/badge.tsx'
import styles from './hospital-head.module.css'

export const HospitalHeadFields = graphql(`
  fragment HospitalHeadFields on Hospital {
    id
    name
    district
    city
    country
    isVerified
    averageRating
    reviewCount
  }
`)

export const placeOf = (hospital: { district: string | null; city: string; country: string }) =>
  [...new Set([hospital.district, hospital.city, hospital.country])].filter(Boolean).join(', ')

/** A rating is never invented: without reviews it is N/A. */
export function RatingOrNone({ value, count }: { value: number | null; count: number }) {
  const { t } = useTranslation()
  if (value != null) return <Rating value={value} count={count} />
  return (
    <span className={badge.rating}>
      <i aria-hidden="true" />
      {t('N/A')} <small>({t('No reviews yet')})</small>
    </span>
  )
}

type Props = { hospital: ResultOf<typeof HospitalHeadFields>; children?: ReactNode }

export function HospitalHead({ hospital, children }: Props) {
  return (
    <div className={styles.head}>
      <h1>
        <bdi>{hospital.name}</bdi> {hospital.isVerified && <Verified />}
      </h1>
      <Meta className={styles.meta}>
        <RatingOrNone value={hospital.averageRating} count={hospital.reviewCount} />
        <span>
          <MapPin aria-hidden="true" />
          <bdi>{placeOf(hospital)}</bdi>
        </span>
      </Meta>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
