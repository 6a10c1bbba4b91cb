import { type ReactNode, useId } from 'react'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { type BookableVisit, useOperationPrice, VisitPrice } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Rating } from '#web/ui/badge.tsx'
import choice from '#web/ui/choice.module.css'
import { Choices } from '#web/ui/choice.tsx'
import { FreeTime } from '#web/ui/free-time.tsx'
import { Users } from '#web/ui/icons/users.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import type { Offer, Price, Slot, TreatmentDoctor } from './offer.ts'
import styles from './treatment-doctors.module.css'

type DoctorRowProps = {
  name: string
  value: string
  chosen: boolean
  onChoose: () => void
  portrait: ReactNode
  title: ReactNode
  note: ReactNode
  first: Slot | undefined
  visit: BookableVisit
  /** Price of the treatment itself, which a first consultation does not include. */
  price: Price
}

function DoctorRow({ name, value, chosen, onChoose, portrait, title, note, first, visit, price }: DoctorRowProps) {
  const operationPrice = useOperationPrice()
  return (
    <label className={styles.doctor}>
      <input type="radio" className={choice.radio} name={name} value={value} checked={chosen} onChange={onChoose} />
      <span className={styles.portrait} aria-hidden="true">
        {portrait}
      </span>
      <span className={styles.who}>
        <span className={text.strong}>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <span className={styles.facts}>
        <FreeTime slot={first} />
        <span className={styles.prices}>
          <VisitPrice className={styles.price} visit={visit} />
          {visit.isFirstConsultation && <span className={styles.operation}>{operationPrice(price)}</span>}
        </span>
      </span>
    </label>
  )
}

type Props = {
  /** Visit and price if the hospital chooses the doctor. */
  offer: Pick<Offer, 'visit' | 'price' | 'currency'>
  /** Times at which any doctor is free. Undefined while loading. */
  times: readonly Slot[] | undefined
  doctors: readonly TreatmentDoctor[]
  chosen: string | null
  onChoose: (doctorId: string | null) => void
}

/**
 * Shows the choice of doctor: the first free one, or a doctor who offers the treatment, with next
 * time and own price.
 */
export function TreatmentDoctors({ offer, times, doctors, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const name = useId()
  if (!times)
    return (
      <div className={styles.doctors}>
        <Skeleton size="row" />
      </div>
    )
  return (
    <div className={styles.doctors}>
      <Choices legend={t('Choose a doctor')} className={styles.list}>
        <DoctorRow
          name={name}
          value=""
          chosen={chosen === null}
          onChoose={() => onChoose(null)}
          portrait={<Users />}
          title={t('Any doctor')}
          note={t('The first doctor available')}
          first={times?.[0]}
          visit={offer.visit}
          price={offer}
        />
        {doctors.map((doctor) => (
          <DoctorRow
            key={doctor.id}
            name={name}
            value={doctor.id}
            chosen={doctor.id === chosen}
            onChoose={() => onChoose(doctor.id)}
            portrait={
              <EntityImage src={doctor.profileImageUrl} lazy>
                <DoctorArt id={doctor.id} name={doctor.fullName} lazy />
              </EntityImage>
            }
            title={<bdi>{doctor.fullName}</bdi>}
            note={
              <>
                {doctor.averageRating !== null && <Rating value={doctor.averageRating} count={doctor.reviewCount} />}
                <span>{formatLanguages(doctor.languagesSpoken)}</span>
              </>
            }
            first={doctor.nextTimes[0]}
            visit={doctor.service?.visit ?? offer.visit}
            price={doctor.service ?? offer}
          />
        ))}
      </Choices>
    </div>
  )
}
