import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { sentence } from '#domain/sentences.ts'
import { DeleteRecord } from '#web/editing/delete-record.tsx'
import { RecordPage } from '#web/editing/record-page.tsx'
import { usePassing } from '#web/editing/use-passing.ts'
import { EditedServiceQuery } from '#web/features/catalogue/service-editing/edit-service.tsx'
import { ServiceView } from '#web/features/catalogue/service-editing/service-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { paths } from '#web/routing/paths.ts'
import { useLocation, useNavigate, useParams } from '#web/routing/router.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Stack } from '#web/ui/layout.tsx'

/** Returns the confirmation of a save after its redirect. A reload does not repeat it. */
function useSavedNote(): string | null {
  const { t } = useTranslation()
  const { state } = useLocation()
  const [done, say] = usePassing()
  const isSaved = (state as { saved?: boolean } | null)?.saved === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the page is reached, not when it renders again
  useEffect(() => {
    if (!isSaved) return
    say(t('Changes saved successfully.'))
    history.replaceState({ ...history.state, usr: null }, '')
  }, [isSaved])
  return done
}

export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const saved = useSavedNote()
  const [deleting, askToDelete] = useState(false)
  const query = useQuery(EditedServiceQuery, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <RecordPage query={query} record={query.data?.healthService} kind="service">
      {(service) => (
        <PanelPage
          title={t(service.name)}
          crumbs={[{ label: t('Services'), to: paths.adminServices }]}
          actions={
            <>
              <Button variant="danger-quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => askToDelete(true)}>
                {t('Delete')}
              </Button>
              <ButtonLink icon={<Pencil aria-hidden="true" />} to={paths.adminServiceEdit(id)}>
                {t('Edit')}
              </ButtonLink>
            </>
          }
        >
          <Stack>
            {saved && <Banner tone="ok">{saved}</Banner>}
            <ServiceView service={service} />
          </Stack>
          <DeleteRecord
            kind="service"
            id={id}
            name={service.name}
            open={deleting}
            onClose={() => askToDelete(false)}
            onDeleted={(erased) => erased && navigate(paths.adminServices)}
            errorTitle={t('Error deleting service')}
            failed={sentence('Failed to delete service')}
          />
        </PanelPage>
      )}
    </RecordPage>
  )
}
