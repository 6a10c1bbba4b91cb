import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PictureCard } from '#web/ui/picture-card.tsx'
import { type Doctor, DoctorHead, DoctorPicture } from './doctor-brief.tsx'
import styles from './doctor-card.module.css'

export type DoctorCardProps = {
  doctor: Doctor
  /** Target of the card, including a treatment. */
  address?: string
  linkId?: string
  /** Shown in the upper corner, above the link. */
  corner?: ReactNode
  /** Facts below the name. */
  children: ReactNode
}

/** Shows a doctor in a grid. */
export function DoctorCard({ doctor, address, linkId, corner, children }: DoctorCardProps) {
  const { t } = useTranslation()
  const to = address ?? paths.doctor(doctor)
  const view = t('View', { context: 'profile' })
  return (
    <PictureCard
      foot={
        <ButtonLink variant="tonal" to={to} aria-label={`${view}: ${doctor.fullName}`}>
          {view}
        </ButtonLink>
      }
      corner={corner}
    >
      <div className={clsx(styles.portrait, corner && styles.besideCorner)}>
        <div className={styles.picture}>
          <DoctorPicture doctor={doctor} />
        </div>
        <div>
          <DoctorHead doctor={doctor} address={to} linkId={linkId} />
        </div>
      </div>
      <div className={styles.facts}>{children}</div>
    </PictureCard>
  )
}
