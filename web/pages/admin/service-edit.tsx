import { useQuery } from '@apollo/client/react'
import { RecordPage } from '#web/editing/record-page.tsx'
import { EditedServiceQuery, EditService } from '#web/features/catalogue/service-editing/edit-service.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useParams } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const query = useQuery(EditedServiceQuery, { variables: { id }, fetchPolicy: 'network-only' })
  return (
    <RecordPage query={query} record={query.data?.healthService} kind="service">
      {(service) => (
        <PanelPage
          title={t('Edit {{name}}', { name: t(service.name) })}
          crumbs={[
            { label: t('Services'), to: paths.adminServices },
            { label: t(service.name), to: paths.adminService(id) },
          ]}
        >
          <EditService
            key={service.id}
            service={service}
            onSaved={() => navigate(paths.adminService(id), { state: { saved: true } })}
            onCancel={() => navigate(paths.adminService(id))}
          />
        </PanelPage>
      )}
    </RecordPage>
  )
}
