import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { dateIn } from '#domain/days.ts'
import { sentence } from '#domain/sentences.ts'
import { DeleteRecord } from '#web/editing/delete-record.tsx'
import { RecordPage } from '#web/editing/record-page.tsx'
import { DoctorView } from '#web/features/catalogue/doctor-editing/doctor-view.tsx'
import { EditedDoctorQuery } from '#web/features/catalogue/doctor-editing/edit-doctor.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useParams } from '#web/routing/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ExternalLink } from '#web/ui/icons/external-link.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import text from '#web/ui/text.module.css'

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [deleting, askToDelete] = useState(false)
  const query = useQuery(EditedDoctorQuery, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <RecordPage query={query} record={query.data?.doctor} kind="doctor">
      {(doctor) => (
        <PanelPage
          title={doctor.fullName}
          crumbs={[{ label: t('Doctors'), to: paths.adminDoctors }]}
          actions={
            <>
              {doctor.isActive && (
                <ButtonLink
                  variant="secondary"
                  icon={<ExternalLink className={text.flip} aria-hidden="true" />}
                  to={paths.doctor(doctor)}
                >
                  {t('See the public page')}
                </ButtonLink>
              )}
              <Button variant="danger-quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => askToDelete(true)}>
                {t('Delete')}
              </Button>
              <ButtonLink icon={<Pencil aria-hidden="true" />} to={paths.adminDoctorEdit(id)}>
                {t('Edit')}
              </ButtonLink>
            </>
          }
        >
          <DoctorView doctor={doctor} />
          <DeleteRecord
            kind="doctor"
            id={id}
            name={doctor.fullName}
            open={deleting}
            onClose={() => askToDelete(false)}
            onDeleted={(erased) => erased && navigate(paths.adminDoctors)}
            upcoming={`${paths.adminAppointments}?${new URLSearchParams({ doctorId: id, from: dateIn(new Date()) })}`}
            errorTitle={t('Error deleting doctor')}
            failed={sentence('Failed to delete doctor')}
          />
        </PanelPage>
      )}
    </RecordPage>
  )
}
