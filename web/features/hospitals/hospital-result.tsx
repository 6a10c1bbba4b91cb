import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useWhen } from '#web/i18n/when.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import {
  HospitalCard,
  HospitalCardFields,
  HospitalMeta,
  HospitalName,
  HospitalPicture,
  HospitalServices,
  ViewDetails,
} from './hospital-card.tsx'

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
  return (
    <Facts
      items={[
        { term: t('Distance'), value: formatDistance(distanceKm) },
        { term: t('Wait time'), value: nextFreeSlot ? wait(nextFreeSlot.date) : t('Contact for info') },
        {
          term: t('Price range'),
          value: priceRange ? <bdi dir="ltr">{priceRange}</bdi> : t('Contact for pricing'),
        },
        { term: t('Insurance'), value: acceptsInsurance ? t('Accepted') : t('Not accepted') },
      ]}
    />
  )
}

type ResultProps = { hospital: Hospital; view: 'list' | 'grid'; linkId: string; corner?: ReactNode }

/** A hospital among the results of a search, as a row or as a card. */
export function HospitalResult({ hospital, view, linkId, corner }: ResultProps) {
  if (view === 'grid')
    return (
      <HospitalCard hospital={hospital} linkId={linkId} corner={corner}>
        <div className="mb-3">
          <Availability free={hospital.nextFreeSlot !== null} />
        </div>
        <HospitalFacts hospital={hospital} />
      </HospitalCard>
    )
  return (
    <article className="lcard">
      <HospitalPicture hospital={hospital} />
      <div className="mid">
        <HospitalName hospital={hospital} linkId={linkId} />
        <HospitalMeta hospital={hospital} />
        {hospital.description && <p className="desc">{hospital.description}</p>}
        <HospitalServices hospital={hospital} />
      </div>
      <div className="side">
        <Availability free={hospital.nextFreeSlot !== null} />
        <HospitalFacts hospital={hospital} />
        <div className="acts">
          <ViewDetails hospital={hospital} />
        </div>
      </div>
      {corner}
    </article>
  )
}
