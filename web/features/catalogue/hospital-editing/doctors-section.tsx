import { useQuery } from '@apollo/client/react'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { graphql } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './doctors-section.module.css'
import { Section } from './section.tsx'

const DoctorsThere = graphql(`
  query DoctorsThere($id: ID!) {
    hospital(id: $id, includeInactive: true) {
      id
      doctors(limit: 100) { id fullName specialty languagesSpoken profileImageUrl services { id } }
    }
  }
`)

/** Lists the doctors of the hospital. Their treatments are edited on their own pages. */
export function DoctorsSection({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const query = useQuery(DoctorsThere, { variables: { id: hospitalId }, fetchPolicy: 'cache-and-network' })
  return (
    <Section
      name="doctors"
      flush
      action={
        <ButtonLink
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          to={`${paths.adminNewDoctor}?hospital=${hospitalId}`}
        >
          {t('Add Doctor')}
        </ButtonLink>
      }
    >
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ hospital }) => (
          <ul>
            {hospital?.doctors.length === 0 && <li className={styles.none}>{t('No doctors yet')}</li>}
            {hospital?.doctors.map((doctor) => (
              <li key={doctor.id} className={styles.row}>
                <EntityImage src={doctor.profileImageUrl} className={styles.picture}>
                  <DoctorArt id={doctor.id} name={doctor.fullName} className={styles.picture} />
                </EntityImage>
                <span className={styles.name}>
                  <b className={text.strong}>{doctor.fullName}</b>
                  <small className={text.note}>
                    {[
                      t(doctor.specialty, { context: 'specialty' }),
                      t('{{count}} services', { count: doctor.services.length }),
                      formatLanguages(doctor.languagesSpoken),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Link
                  to={paths.adminDoctor(doctor.id)}
                  aria-label={t('Edit {{name}}', { name: doctor.fullName })}
                  className={styles.edit}
                >
                  <Pencil aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
