import { useQuery } from '@apollo/client/react'
import { Hospital } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isUuid } from '#domain/checks.ts'
import { CertificateList } from '#web/features/certificates/certificate-list.tsx'
import { graphql } from '#web/graphql.ts'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/paths.ts'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const CertifiedHospital = graphql(
  `query CertifiedHospital($id: ID!) { hospital(id: $id, includeInactive: true) { id name city } }`,
)

function Missing() {
  const { t } = useTranslation()
  return <EmptyPage icon={<Hospital />} title={t('Hospital Not Found')} />
}

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(CertifiedHospital, { variables: { id }, skip: !isUuid(id) })
  if (!isUuid(id)) return <Missing />
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {({ hospital }) =>
        hospital ? (
          <PanelPage
            title={hospital.name}
            lead={hospital.city}
            crumbs={[{ label: t('Verification'), to: paths.adminVerification }]}
          >
            <CertificateList hospitalId={hospital.id} />
          </PanelPage>
        ) : (
          <Missing />
        )
      }
    </QueryView>
  )
}
