import { NewHospital } from '#web/features/catalogue/hospital-editing/new-hospital.tsx'
import { PictureField } from '#web/features/catalogue/pictures/picture-field.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/ui/toast.tsx'

export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <PanelPage
      title={t('New hospital')}
      lead={t(
        'You can add hours, services and doctors once the hospital is created. Until then the usual hours apply.',
      )}
      crumbs={[{ label: t('Hospitals'), to: paths.adminHospitals }]}
    >
      <NewHospital
        pictureField={(field) => <PictureField {...field} />}
        onCreated={(id) => {
          toast({ text: t('The hospital was created.') })
          navigate(paths.adminHospitalEdit(id))
        }}
        onCancel={() => navigate(paths.adminHospitals)}
      />
    </PanelPage>
  )
}
