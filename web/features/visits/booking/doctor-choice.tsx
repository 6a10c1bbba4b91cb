import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql } from '#web/data/graphql.ts'
import { BookableVisitFields, VisitPrice } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { Rating } from '#web/ui/badge.tsx'
import { Choices, RadioCard } from '#web/ui/choice.tsx'
import { UsersRound } from '#web/ui/icons/users-round.ts'
import { BookingSection } from './booking-section.tsx'
import styles from './doctor-choice.module.css'
import type { Selection } from './draft.ts'
import type { FreeSlot } from './refused.ts'

const BookingDoctors = graphql(
  `
  query BookingDoctors($hospitalId: ID!, $serviceId: ID!) {
    hospital(id: $hospitalId) {
      id
      nextTimes(serviceId: $serviceId, limit: 3) {
        date
        time
      }
      doctorsFor(serviceId: $serviceId, limit: 20) {
        id
        fullName
        specialty
        averageRating
        reviewCount
        profileImageUrl
        service(id: $serviceId) {
          id
          visit {
            ...BookableVisitFields
          }
        }
        nextTimes(serviceId: $serviceId, limit: 3) {
          date
          time
        }
      }
    }
  }
`,
  [BookableVisitFields],
)

/** Shows the next free times and names each day once: "Mon, 23 Nov, 09:00, 10:00". */
function NextFree({ times }: { times: readonly FreeSlot[] }) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const { slotWithin } = useWhen()
  const timesOn = (day: string) => times.filter(({ date }) => date === day).map(({ time }) => time)
  const days = [...new Set(times.map(({ date }) => date))]
  const words = days.map((date) => slotWithin({ date, time: formatList(timesOn(date)) }))
  return (
    <span className={styles.times}>
      {words.length > 0
        ? t('Next free: {{times}}', { times: words.join(' · ') })
        : t('No times can be booked online at the moment.')}
    </span>
  )
}

type Props = { selection: Selection; onChoose: (doctorId: string | null) => void }

/**
 * Shows the choice between any free doctor and a doctor who offers this treatment here. Empty if
 * the hospital lists none.
 */
export function DoctorChoice({ selection, onChoose }: Props) {
  const { t } = useTranslation()
  const { hospitalId, serviceId } = selection
  // The router updates the address later, but a radio button must respond at once.
  const [picked, pick] = useState<{ doctorId: string | null } | null>(null)
  const { doctorId } = picked ?? selection
  const choose = (next: string | null) => {
    pick({ doctorId: next })
    onChoose(next)
  }
  const { data, previousData } = useQuery(BookingDoctors, { variables: { hospitalId, serviceId } })
  const hospital = (data ?? previousData)?.hospital
  if (!hospital || hospital.doctorsFor.length === 0) return null
  return (
    <BookingSection title={t('Doctor')}>
      <Choices legend={t('Doctor')} hideLegend className={styles.choices}>
        <RadioCard
          name="doctor"
          value=""
          checked={doctorId === null}
          onChange={() => choose(null)}
          lead={
            <span className={styles.anybody} aria-hidden="true">
              <UsersRound />
            </span>
          }
          title={t('Any doctor')}
          description={
            <>
              {t('The hospital will assign an available doctor.')} <NextFree times={hospital.nextTimes} />
            </>
          }
        />
        {hospital.doctorsFor.map((doctor) => (
          <RadioCard
            key={doctor.id}
            name="doctor"
            value={doctor.id}
            checked={doctorId === doctor.id}
            onChange={() => choose(doctor.id)}
            lead={
              <EntityImage className={styles.portrait} src={doctor.profileImageUrl}>
                <DoctorArt className={styles.portrait} id={doctor.id} name={doctor.fullName} />
              </EntityImage>
            }
            title={<bdi>{doctor.fullName}</bdi>}
            description={
              <>
                <span className={styles.facts}>
                  {t(doctor.specialty, { context: 'specialty' })}{' '}
                  <Rating value={doctor.averageRating} count={doctor.reviewCount} />
                  {doctor.service && <VisitPrice visit={doctor.service.visit} />}
                </span>
                <NextFree times={doctor.nextTimes} />
              </>
            }
          />
        ))}
      </Choices>
    </BookingSection>
  )
}
