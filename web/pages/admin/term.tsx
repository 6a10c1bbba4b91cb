import { useQuery } from '@apollo/client/react'
import { RecordPage } from '#web/editing/record-page.tsx'
import { EditedTermQuery, EditTerm } from '#web/features/catalogue/taxonomy-editing/edit-term.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useParams } from '#web/routing/router.tsx'

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const query = useQuery(EditedTermQuery, { variables: { id }, fetchPolicy: 'network-only' })
  const toList = () => navigate(paths.adminTerms)
  return (
    <RecordPage query={query} record={query.data?.managedTerm} kind="term">
      {(term) => (
        <PanelPage
          title={t('Edit {{name}}', { name: t(term.value, { context: term.kind }) })}
          crumbs={[{ label: t('Categories and specialties'), to: paths.adminTerms }]}
        >
          <EditTerm key={term.id} term={term} onSaved={toList} onCancel={toList} />
        </PanelPage>
      )}
    </RecordPage>
  )
}
