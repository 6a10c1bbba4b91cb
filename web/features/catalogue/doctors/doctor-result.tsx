import type { ReactNode } from 'react'
import { priceOfDoctor } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { NextTimes, type Slot } from '#web/ui/next-times.tsx'
import { OfferChips } from '#web/ui/offer-chips.tsx'
import { PictureRow } from '#web/ui/picture-card.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResultLine } from '#web/ui/result-line.tsx'
import { DoctorCard, DoctorCardFields, DoctorHead, DoctorPicture } from './doctor-card.tsx'
import styles from './doctor-result.module.css'

/**
 * The asking document declares `$place: PlaceInput!`, and `$serviceId: ID`, the treatment whose
 * times are shown.
 */
export const DoctorResultFields = graphql(
  `
  fragment DoctorResultFields on Doctor {
    ...DoctorCardFields
    distanceKm(from: $place)
    hospital {
      id
      locationApproximate
    }
    services(limit: 100) {
      id
      price
      currency
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
    nextTimes(serviceId: $serviceId) {
      date
      time
    }
  }
`,
  [DoctorCardFields],
)
type Doctor = ResultOf<typeof DoctorResultFields>

/** Treatments on a card: what was looked for comes first. */
const SHOWN = 3

/** Offer on a doctor's card for the searched treatments, most likely first. */
function offerOf(doctor: Doctor, serviceIds: readonly string[]) {
  const { id, hospitalId, services, nextTimes } = doctor
  const place = ({ service }: Doctor['services'][number]) => {
    const at = serviceIds.indexOf(service.id)
    return at === -1 ? serviceIds.length : at
  }
  const ordered = [...services].sort((a, b) => place(a) - place(b))
  const searched = ordered.find(({ service }) => serviceIds.includes(service.id))
  const service = searched?.service.id
  const address = paths.doctor(doctor, { service })
  const chips = ordered.slice(0, SHOWN).map((offer) => ({
    key: offer.id,
    name: offer.service.name,
    address: paths.doctor(doctor, { service: offer.service.id }),
    price: offer === searched ? searched : undefined,
  }))
  // The times are those of the treatment that was looked for first; a doctor who does only another
  // one shows when that is free.
  const hasTimes = serviceIds.length === 0 || serviceIds[0] === service
  const offer = searched ?? ordered.find(({ nextFreeSlot }) => nextFreeSlot)
  const times: Slot[] = hasTimes ? nextTimes : offer?.nextFreeSlot ? [offer.nextFreeSlot] : []
  const bookable = hasTimes ? service : offer?.service.id
  return {
    address,
    times,
    addressOf: ({ date, time }: Slot) =>
      searched && bookable && hospitalId
        ? paths.checkoutOf({ hospital: hospitalId, service: bookable, doctor: id, date, time })
        : paths.doctor(doctor, { service: bookable, date, time }),
    price: priceOfDoctor(doctor, searched),
    /** The chip of what was looked for says its own price, where there is room for it. */
    pricedChip: searched !== undefined,
    chips: <OfferChips offers={chips} more={{ count: services.length - chips.length, address }} />,
  }
}

type ResultProps = {
  doctor: Doctor
  /** The treatments that are looked for, the likeliest first. */
  serviceIds: readonly string[]
  view: 'list' | 'grid'
  linkId: string
  corner?: ReactNode
}

/**
 * A doctor among the results of a search, as a row or as a card: the treatment that is looked for,
 * its price and the next times.
 */
export function DoctorResult({ doctor, serviceIds, view, linkId, corner }: ResultProps) {
  const { t } = useTranslation()
  const { formatDistance } = useFormat()
  const { address, times, addressOf, price, pricedChip, chips } = offerOf(doctor, serviceIds)
  const { fullName, experienceYears, distanceKm, hospital } = doctor
  const distance = formatDistance(distanceKm)
  const line = (
    <ResultLine times={times} addressOf={addressOf} address={address} none={t('Contact for availability')}>
      {(pricedChip || price.price !== null) && <Price {...price} />}
    </ResultLine>
  )
  if (view === 'grid')
    return (
      <DoctorCard doctor={doctor} address={address} linkId={linkId} corner={corner}>
        {chips}
        {line}
      </DoctorCard>
    )
  return (
    <PictureRow
      picture={<DoctorPicture doctor={doctor} />}
      corner={corner}
      line={line}
      chips={chips}
      side={
        <NextTimes
          times={times}
          addressOf={addressOf}
          label={fullName}
          more={address}
          none={t('Contact for availability')}
        />
      }
    >
      <DoctorHead doctor={doctor} address={address} linkId={linkId}>
        <span className={styles.wide}>
          {experienceYears > 0
            ? t('{{count}} years of experience', { count: experienceYears })
            : t('Experience: {{years}}', { years: t('N/A') })}
        </span>
        {distanceKm !== null && (
          <span>{hospital?.locationApproximate ? t('about {{distance}}', { distance }) : distance}</span>
        )}
        {!pricedChip &&
          (price.price === null ? (
            <span className={styles.wide}>{t('Contact for pricing')}</span>
          ) : (
            <Price {...price} className={styles.wide} />
          ))}
      </DoctorHead>
    </PictureRow>
  )
}
