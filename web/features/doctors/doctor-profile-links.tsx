import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { paths } from '#web/paths.ts'
import { Rating } from '#web/ui/badge.tsx'

export const DoctorLinkFields = graphql(`
  fragment DoctorLinkFields on Doctor {
    id
    fullName
    specialty
    profileImageUrl
    averageRating
    reviewCount
  }
`)

type Props = { doctors: readonly ResultOf<typeof DoctorLinkFields>[]; serviceId: string | null }

/** The doctors of a hospital; a service that was already chosen goes along. */
export function DoctorProfileLinks({ doctors, serviceId }: Props) {
  const { t } = useTranslation()
  return (
    <ul className="doc-grid">
      {doctors.map((doctor) => (
        <li key={doctor.id} className="card hit doc-link">
          <EntityImage src={doctor.profileImageUrl} lazy>
            <DoctorArt id={doctor.id} name={doctor.fullName} />
          </EntityImage>
          <div className="min-w-0">
            <Link className="cover" to={paths.doctor(doctor.id) + (serviceId ? `?service=${serviceId}` : '')}>
              <bdi>{doctor.fullName}</bdi>
            </Link>
            <p className="mute text-sm">{t(doctor.specialty)}</p>
            <p className="text-sm">
              <Rating value={doctor.averageRating} count={doctor.reviewCount} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
