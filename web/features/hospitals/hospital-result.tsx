import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useWhen } from '#web/i18n/when.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Excerpt, PictureRow } from '#web/ui/picture-card.tsx'
import {
  HospitalCard,
  HospitalCardFields,
  HospitalMeta,
  HospitalName,
  HospitalPicture,
  HospitalServices,
  ViewDetails,
} from './hospital-card.tsx'
import styles from './hospital-result.module.css'

/** The asking document declares `$place: PlaceInput!`; an empty place gives no distance. */
export const HospitalResultFields = graphql(
  `
  fragment HospitalResultFields on Hospital {
    ...HospitalCardFields
    description
    priceRange
    acceptsInsurance
    nextFreeSlot {
      date
      time
    }
    distanceKm(from: $place)
  }
`,
  [HospitalCardFields],
)
type Hospital = ResultOf<typeof HospitalResultFields>

function Availability({ free }: { free: boolean }) {
  const { t } = useTranslation()
  return <Badge tone={free ? 'ok' : 'done'}>{free ? t('Available') : t('Unavailable')}</Badge>
}

function HospitalFacts({ hospital }: { hospital: Hospital }) {
  const { t } = useTranslation()
  const { formatDistance } = useFormat()
  const { wait } = useWhen()
  const { distanceKm, nextFreeSlot, priceRange, acceptsInsurance } = hospital
  const insurance =
    (acceptsInsurance === null && t('Not known')) || (acceptsInsurance ? t('Accepted') : t('Not accepted'))
  return (
    <Facts
      items={[
        { term: t('Distance'), value: formatDistance(distanceKm) },
        { term: t('Wait time'), value: nextFreeSlot ? wait(nextFreeSlot.date) : t('Contact for info') },
        {
          term: t('Price range'),
          value: priceRange ? <bdi dir="ltr">{priceRange}</bdi> : t('Contact for pricing'),
        },
        { term: t('Insurance'), value: insurance },
      ]}
    />
  )
}

type ResultProps = { hospital: Hospital; view: 'list' | 'grid'; linkId: string; corner?: ReactNode }

/** A hospital among the results of a search, as a row or as a card. */
export function HospitalResult({ hospital, view, linkId, corner }: ResultProps) {
  const availability = <Availability free={hospital.nextFreeSlot !== null} />
  if (view === 'grid')
    return (
      <HospitalCard hospital={hospital} linkId={linkId} corner={corner}>
        <div className={styles.availability}>{availability}</div>
        <div className={styles.facts}>
          <HospitalFacts hospital={hospital} />
        </div>
      </HospitalCard>
    )
  return (
    <PictureRow
      picture={<HospitalPicture hospital={hospital} />}
      side={
        <>
          {availability}
          <HospitalFacts hospital={hospital} />
        </>
      }
      actions={<ViewDetails hospital={hospital} />}
      corner={corner}
    >
      <HospitalName hospital={hospital} linkId={linkId} />
      <HospitalMeta hospital={hospital} />
      {hospital.description && <Excerpt>{hospital.description}</Excerpt>}
      <HospitalServices hospital={hospital} className={styles.services} />
    </PictureRow>
  )
}
