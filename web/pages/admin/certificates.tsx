import { useQuery } from '@apollo/client/react'
import { isUuid } from '#domain/checks.ts'
import { graphql } from '#web/data/graphql.ts'
import { CertificateList } from '#web/features/catalogue/certificates/certificate-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { FoundPage } from './oversight/found-page.tsx'

const CertifiedHospital = graphql(
  `query CertifiedHospital($id: ID!) { hospital(id: $id, includeInactive: true) { id name city } }`,
)

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery(CertifiedHospital, { variables: { id }, skip: !isUuid(id) })
  return (
    <FoundPage
      id={id}
      query={query}
      list={{ label: t('Verification'), to: paths.adminVerification }}
      record={(data) => data.hospital}
      missing={{ icon: <Hospital />, title: t('Hospital Not Found') }}
      page={(hospital) => ({
        title: hospital.name,
        lead: hospital.city,
      })}
    >
      {(hospital) => <CertificateList hospitalId={hospital.id} />}
    </FoundPage>
  )
}
