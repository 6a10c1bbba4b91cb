import { useFreshQuery } from '#web/data/freshness.ts'
import { OperatorSettings } from '#web/features/accounts/settings/settings.ts'
import { OperatorForm } from '#web/features/accounts/settings/settings-form.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { PanelPage } from '#web/layouts/panel-page.tsx'
import { LoadFailed, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function Page() {
  const { t } = useTranslation()
  const query = useFreshQuery(OperatorSettings, { ttl: 0 })
  return (
    <PanelPage
      title={t('Settings')}
      lead={t('What you decide here takes effect immediately, on every page and for everyone.')}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton size="panel" />}
        error={(retry) => (
          <LoadFailed
            title={t('Failed to load the settings')}
            text={t('Please check your connection and try again.')}
            onRetry={retry}
          />
        )}
      >
        {({ settings }) => <OperatorForm settings={settings} />}
      </QueryView>
    </PanelPage>
  )
}
