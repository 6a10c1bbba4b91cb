import { useState } from 'react'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { paths } from '#web/routing/paths.ts'
import { Rating } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardLink } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'
import styles from './doctor-profile-links.module.css'

export const DoctorLinkFields = graphql(`
  fragment DoctorLinkFields on Doctor {
    id
    fullName
    specialty
    profileImageUrl
    averageRating
    reviewCount
    nextFreeSlot {
      date
      time
    }
  }
`)

/** Number of doctors shown initially. */
const FEW = 6

type Props = { doctors: readonly ResultOf<typeof DoctorLinkFields>[]; serviceId: string | null }

/** Links to the doctors of a hospital. A service that is already chosen is kept in the links. */
export function DoctorProfileLinks({ doctors, serviceId }: Props) {
  const { t } = useTranslation()
  const { dayWithin } = useWhen()
  const [all, showAll] = useState(false)
  const shown = all ? doctors : doctors.slice(0, FEW)
  return (
    <>
      <ul className={styles.grid}>
        {shown.map((doctor) => (
          <Card as="li" hit key={doctor.id} className={styles.doctor}>
            <div className={styles.portrait}>
              <EntityImage src={doctor.profileImageUrl} lazy>
                <DoctorArt id={doctor.id} name={doctor.fullName} lazy />
              </EntityImage>
            </div>
            <div className={styles.facts}>
              <CardLink className={styles.name} to={paths.doctor(doctor, { service: serviceId })}>
                <bdi>{doctor.fullName}</bdi>
              </CardLink>
              <p className={text.note}>{t(doctor.specialty, { context: 'specialty' })}</p>
              {doctor.averageRating !== null && (
                <p className={text.small}>
                  <Rating value={doctor.averageRating} count={doctor.reviewCount} />
                </p>
              )}
              {doctor.nextFreeSlot && (
                <p className={text.note}>{t('Free {{day}}', { day: dayWithin(doctor.nextFreeSlot.date) })}</p>
              )}
            </div>
          </Card>
        ))}
      </ul>
      {!all && doctors.length > FEW && (
        <Button variant="secondary" className={styles.all} onClick={() => showAll(true)}>
          {t('Show all {{count}} doctors', { count: doctors.length })}
        </Button>
      )}
    </>
  )
}
