import { NewDoctor } from '#web/features/catalogue/doctor-editing/new-doctor.tsx'
import { PictureField } from '#web/features/catalogue/pictures/picture-field.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { NotForRole } from '#web/layouts/not-for-role.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { toast } from '#web/ui/toast.tsx'

export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hospitalId, hospitalName, portalPaths, may } = useWorkplace()
  if (!may('doctors'))
    return (
      <NotForRole title={t('New doctor')} heading={t('Owners and coordinators of your hospital manage its doctors.')}>
        {t('Ask one of them to change something, or to make you an owner.')}
      </NotForRole>
    )
  return (
    <PanelPage
      title={t('New doctor')}
      lead={t('You can add hours and own prices once the doctor is created.')}
      crumbs={[{ label: t('Doctors'), to: portalPaths.doctors() }]}
    >
      <NewDoctor
        isFixed
        hospital={{ id: hospitalId, label: hospitalName }}
        pictureField={(field) => <PictureField label={t('Picture')} {...field} />}
        onCreated={(id) => {
          toast({ text: t('The doctor was created.') })
          navigate(portalPaths.to(`/hospitalportal/doctors/${id}/edit`))
        }}
        onCancel={() => navigate(portalPaths.doctors())}
      />
    </PanelPage>
  )
}
