import { useQuery } from '@apollo/client/react'
import { EditColumns } from '#web/editing/edit-card.tsx'
import { RecordPage } from '#web/editing/record-page.tsx'
import { DoctorFeed } from '#web/features/catalogue/doctor-editing/doctor-feed.tsx'
import { DoctorLeave } from '#web/features/catalogue/doctor-editing/doctor-leave.tsx'
import { EditDoctor, EditedDoctorQuery } from '#web/features/catalogue/doctor-editing/edit-doctor.tsx'
import { PictureField } from '#web/features/catalogue/pictures/picture-field.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(EditedDoctorQuery, { variables: { id }, fetchPolicy: 'network-only' })
  return (
    <RecordPage query={query} record={query.data?.doctor} kind="doctor">
      {(doctor) => (
        <PanelPage
          title={t('Edit {{name}}', { name: doctor.fullName })}
          crumbs={[
            { label: t('Doctors'), to: paths.adminDoctors },
            { label: doctor.fullName, to: paths.adminDoctor(id) },
          ]}
          actions={
            <ButtonLink variant="secondary" to={paths.adminDoctor(id)}>
              {t('View', { context: 'record' })}
            </ButtonLink>
          }
        >
          <EditDoctor
            key={doctor.id}
            doctor={doctor}
            keeper="admin"
            onReload={async () => (await query.refetch()).data?.doctor}
            pictureField={(field) => <PictureField label={t('Picture')} {...field} />}
            below={(pending) => (
              <EditColumns>
                <DoctorLeave doctor={doctor} pending={pending} />
                <DoctorFeed doctorId={doctor.id} hasFeed={doctor.calendar.hasFeed} />
              </EditColumns>
            )}
          />
        </PanelPage>
      )}
    </RecordPage>
  )
}
