import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { NewDoctor } from '#web/features/doctor-editing/new-doctor.tsx'
import { PictureField } from '#web/features/pictures/picture-field.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.tsx'

export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <PanelPage
      title={t('New doctor')}
      lead={t('Services and own prices follow once the doctor is there.')}
      crumbs={[{ label: t('Doctors'), to: paths.adminDoctors }]}
    >
      <NewDoctor
        pictureField={(field) => <PictureField label={t('Picture')} {...field} />}
        onCreated={(id) => {
          toast({ text: t('The doctor was created.') })
          navigate(paths.adminDoctorEdit(id))
        }}
        onCancel={() => navigate(paths.adminDoctors)}
      />
    </PanelPage>
  )
}
