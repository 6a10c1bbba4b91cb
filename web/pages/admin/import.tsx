import { useQuery } from '@apollo/client/react'
import { IMPORT_KINDS } from '#domain/import-lists.ts'
import { graphql } from '#web/data/graphql.ts'
import { ImportCard } from '#web/features/administration/imports/import-card.tsx'
import { ImportFields, isBusy, OneImport } from '#web/features/administration/imports/import-fields.ts'
import { ImportForm } from '#web/features/administration/imports/import-form.tsx'
import { ImportHistory } from '#web/features/administration/imports/import-history.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate, useSearchParams } from '#web/routing/router.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const AdminImports = graphql(`query AdminImports { imports(limit: 20) { items { ...ImportFields } } }`, [ImportFields])

const ASK_MS = 1000

/** Shows the import in the address and polls it while it runs. Closing the page stops nothing. */
function Shown({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery(OneImport, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const state = query.data?.import?.state
  const isGoingOn = state !== undefined && isBusy(state)
  // The result has its own query, so polling does not make it flicker.
  useQuery(OneImport, {
    variables: { id },
    skip: !isGoingOn,
    fetchPolicy: 'network-only',
    pollInterval: isGoingOn ? ASK_MS : 0,
  })
  return (
    <QueryView query={query} skeleton={<Skeleton size="card" />}>
      {({ import: job }) =>
        job ? (
          <ImportCard key={`${job.id} ${job.state}`} job={job} />
        ) : (
          <LoadFailed
            title={t('This import does not exist.')}
            text={t('It may have been removed.')}
            onRetry={() => query.refetch()}
          />
        )
      }
    </QueryView>
  )
}

export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = params.get('id')
  const kind = IMPORT_KINDS.find((candidate) => candidate === params.get('kind')) ?? 'hospital'
  const query = useQuery(AdminImports, { fetchPolicy: 'cache-and-network' })
  const open = async (sent: string) => {
    navigate(paths.adminImport({ kind, id: sent }))
    await query.refetch()
  }
  return (
    <PanelPage title={t('Import')} lead={t('Lists are checked first: nothing changes until you have seen the result.')}>
      <Stack gap="large">
        <ImportForm
          kind={kind}
          onKind={(next) => navigate(paths.adminImport({ kind: next }), { replace: true })}
          onSent={open}
        />
        {id && <Shown key={id} id={id} />}
        <QueryView
          query={query}
          skeleton={<Skeleton size="card" />}
          error={(retry) => <LoadFailed title={t('Error loading imports')} onRetry={retry} />}
        >
          {({ imports }) => <ImportHistory items={imports.items} />}
        </QueryView>
      </Stack>
    </PanelPage>
  )
}
