import { useQuery } from '@apollo/client/react'
import { EditColumns } from '#web/editing/edit-card.tsx'
import { RecordPage } from '#web/editing/record-page.tsx'
import { DoctorFeed } from '#web/features/catalogue/doctor-editing/doctor-feed.tsx'
import { DoctorLeave } from '#web/features/catalogue/doctor-editing/doctor-leave.tsx'
import { DoctorView } from '#web/features/catalogue/doctor-editing/doctor-view.tsx'
import { EditDoctor, OwnDoctorQuery } from '#web/features/catalogue/doctor-editing/edit-doctor.tsx'
import { PictureField } from '#web/features/catalogue/pictures/picture-field.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/icons/external-link.ts'
import text from '#web/ui/text.module.css'
import styles from './doctor-edit.module.css'

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { hospitalId, may, portalPaths } = useWorkplace()
  const query = useQuery(OwnDoctorQuery, { variables: { hospitalId, id }, fetchPolicy: 'cache-and-network' })
  const mayEdit = may('doctors')
  return (
    <RecordPage query={query} record={query.data?.doctor} kind="doctor" list={portalPaths.doctors()}>
      {(doctor) => (
        <PanelPage
          title={mayEdit ? t('Edit {{name}}', { name: doctor.fullName }) : doctor.fullName}
          crumbs={[{ label: t('Doctors'), to: portalPaths.doctors() }]}
          actions={
            doctor.isActive && (
              <ButtonLink
                variant="secondary"
                icon={<ExternalLink className={text.flip} aria-hidden="true" />}
                to={paths.doctor(doctor)}
              >
                {t('See the public page')}
              </ButtonLink>
            )
          }
        >
          {doctor.isActive && doctor.services.length === 0 && (
            <Banner tone="warn" title={t('Not bookable yet: no treatment')}>
              {t('Choose the treatments below. Those of the same specialty are proposed there.')}
            </Banner>
          )}
          {mayEdit ? (
            <EditDoctor
              key={doctor.id}
              doctor={doctor}
              keeper="staff"
              onReload={async () => (await query.refetch()).data?.doctor}
              pictureField={(field) => <PictureField label={t('Picture')} {...field} />}
              above={(pending) => (
                <EditColumns className={styles.own}>
                  <DoctorLeave doctor={doctor} pending={pending} />
                  <DoctorFeed doctorId={doctor.id} hasFeed={doctor.calendar.hasFeed} />
                </EditColumns>
              )}
            />
          ) : (
            <>
              <EditColumns className={styles.own}>
                <DoctorLeave doctor={doctor} readOnly />
              </EditColumns>
              <DoctorView doctor={doctor} />
            </>
          )}
        </PanelPage>
      )}
    </RecordPage>
  )
}
