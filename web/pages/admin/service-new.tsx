import { NewService } from '#web/features/catalogue/service-editing/new-service.tsx'
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
      title={t('New service')}
      lead={t('You can link hospitals once the service is created.')}
      crumbs={[{ label: t('Services'), to: paths.adminServices }]}
    >
      <NewService
        onCreated={(id) => {
          toast({ text: t('The service was created.') })
          navigate(paths.adminService(id))
        }}
        onCancel={() => navigate(paths.adminServices)}
      />
    </PanelPage>
  )
}
