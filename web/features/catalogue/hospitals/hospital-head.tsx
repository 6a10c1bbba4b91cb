import { placeLine } from '#domain/place-line.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import badge from '#web/ui/badge.module.css'
import { Meta, Rating, Verified } from '#web/ui/badge.tsx'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { Written } from '#web/ui/written.tsx'
import styles from './hospital-head.module.css'
import { leadTo, PLACES } from './lead-to.ts'

export const HospitalHeadFields = graphql(`
  fragment HospitalHeadFields on Hospital {
    id
    name
    description
    textLanguage
    districtName
    cityName
    countryName
    isVerified
    averageRating
    reviewCount
  }
`)

export const placeOf = (hospital: { districtName: string | null; cityName: string; countryName: string }) =>
  placeLine(hospital.districtName, hospital.cityName, hospital.countryName)

/** Shows the rating, N/A without reviews, or nothing if reviews are withheld. */
function RatingOrNone({ value, count }: { value: number | null; count: number | null }) {
  const { t } = useTranslation()
  if (value != null || count === null) return <Rating value={value} count={count} />
  return (
    <span className={badge.rating}>
      <i aria-hidden="true" />
      {t('N/A')} <small>({t('No reviews yet')})</small>
    </span>
  )
}

/** Shows the tick after the name. A press explains it. */
function VerifiedNote() {
  const { t } = useTranslation()
  return (
    <Dropdown
      label={t('Verified')}
      trigger={(aria) => (
        <button type="button" className={styles.tick} {...aria}>
          <Verified />
        </button>
      )}
    >
      <p className={styles.note}>
        {t('{{product}} has checked this hospital and its licence.', { product: PRODUCT_NAME })}
      </p>
    </Dropdown>
  )
}

const firstSentence = (description: string) => description.match(/^.+?[.!?](?=\s|$)/su)?.[0] ?? description

export function HospitalHead({ hospital }: { hospital: ResultOf<typeof HospitalHeadFields> }) {
  const { t } = useTranslation()
  return (
    <>
      <Row wrap className={styles.name}>
        <h1>
          <bdi>{hospital.name}</bdi>
        </h1>
        {hospital.isVerified && <VerifiedNote />}
      </Row>
      <Meta className={styles.meta}>
        <RatingOrNone value={hospital.averageRating} count={hospital.reviewCount} />
        <span>
          <MapPin aria-hidden="true" />
          <bdi>{placeOf(hospital)}</bdi>
        </span>
      </Meta>
      {hospital.description && (
        <p className={styles.about}>
          <Written language={hospital.textLanguage}>{firstSentence(hospital.description)}</Written>{' '}
          <button type="button" className={text.link} onClick={() => leadTo(PLACES.about)}>
            {t('More about the hospital')}
          </button>
        </p>
      )}
    </>
  )
}
