import { lazy, Suspense } from 'react'
import { GuidePage } from '#web/features/developers/developers/guide-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHydrated } from '#web/rendering/first-render.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import styles from './developers-graphql.module.css'

const Explorer = lazy(async () => {
  const { Explorer: Shown, prepareExplorer } = await import('#web/features/developers/developers/explorer.tsx')
  await prepareExplorer()
  return { default: Shown }
})

/** Shows an explorer of the GraphQL API that uses the viewer's session. */
export function Page() {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  const loading = <Spinner label={t('Loading...')} />
  return (
    <GuidePage
      title={t('GraphQL explorer')}
      lead={t(
        'Write a query, see the response and read the schema beside it. It is sent to this server, as you if you are signed in.',
      )}
      description={t('Query Hekima’s GraphQL API on the page, with completion and the schema type by type.')}
    >
      <div className={styles.explorer} dir="ltr" lang="en">
        {hydrated ? (
          <Suspense fallback={loading}>
            <Explorer />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </GuidePage>
  )
}
