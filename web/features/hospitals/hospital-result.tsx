import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type FragmentOf, graphql, readFragment } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useWhen } from '#web/i18n/when.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import {
  HospitalCard,
  HospitalCardFragment,
  HospitalMeta,
  HospitalName,
  HospitalPicture,
  HospitalServices,
  ViewDetails,
} from './hospital-card.tsx'

/** The asking document declares `$place: PlaceInput!`; an empty place gives no distance. */
export const HospitalResultFragment = graphql(
  `
  fragment HospitalResult_hospital on Hospital {
    ...HospitalCard_hospital
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
  [HospitalCardFragment],
)
type Data = FragmentOf<typeof HospitalResultFragment>

export const nameOfHospital = (hospital: Data): string =>
  readFragment(HospitalCardFragment, readFragment(HospitalResultFragment, hospital)).name

function Availability({ free }: { free: boolean }) {
  const { t } = useTranslation()
  return <Badge tone={free ? 'ok' : 'done'}>{free ? t('Available') : t('Unavailable')}</Badge>
}

function HospitalFacts({ hospital }: { hospital: Data }) {
  const { t } = useTranslation()
  const { formatDistance } = useFormat()
  const { wait } = useWhen()
  const { distanceKm, nextFreeSlot, priceRange, acceptsInsurance } = readFragment(HospitalResultFragment, hospital)
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

type ResultProps = { hospital: Data; view: 'list' | 'grid'; linkId: string; corner?: ReactNode }

/** A hospital among the results of a search, as a row or as a card. */
export function HospitalResult({ hospital, view, linkId, corner }: ResultProps) {
  const data = readFragment(HospitalResultFragment, hospital)
  if (view === 'grid')
    return (
      <HospitalCard hospital={data} linkId={linkId} corner={corner}>
        <div className="mb-3">
          <Availability free={data.nextFreeSlot !== null} />
        </div>
        <HospitalFacts hospital={hospital} />
      </HospitalCard>
    )
  return (
    <article className="lcard">
      <HospitalPicture hospital={data} />
      <div className="mid">
        <HospitalName hospital={data} linkId={linkId} />
        <HospitalMeta hospital={data} />
        {data.description && <p className="desc">{data.description}</p>}
        <HospitalServices hospital={data} />
      </div>
      <div className="side">
        <Availability free={data.nextFreeSlot !== null} />
        <HospitalFacts hospital={hospital} />
        <div className="acts">
          <ViewDetails hospital={data} />
        </div>
      </div>
      {corner}
    </article>
  )
}
