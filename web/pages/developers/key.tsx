import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { RequestLog } from '#web/features/developers/request-log/request-log.ts'
import { RequestLogView, useRequestFilter } from '#web/features/developers/request-log/request-log-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useParams } from '#web/routing/router.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './own.module.css'

function NoSuchKey() {
  const { t } = useTranslation()
  return (
    <Container section>
      <PageTitle>{t('API keys')}</PageTitle>
      <EmptyState
        level={1}
        icon={<KeyRound aria-hidden="true" />}
        title={t('There is no such key')}
        action={<ButtonLink to={paths.apiKeys}>{t('API keys')}</ButtonLink>}
      >
        {t('It was removed, or it belongs to another account.')}
      </EmptyState>
    </Container>
  )
}

/** The last requests of one key of the viewer. */
export function Page() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const filter = useRequestFilter()
  const { outcome, requestId } = filter
  const query = useQuery(RequestLog, {
    variables: { id, outcome, requestId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const above = (isTest: boolean) =>
    isTest ? { label: t('Test mode'), to: paths.testMode } : { label: t('API keys'), to: paths.apiKeys }
  return (
    <QueryView query={query} skeleton={<Skeleton size="row" />} keeps>
      {({ requestLog: log }) =>
        log ? (
          <>
            <PageHead
              title={t('Requests of {{name}}', { name: log.name })}
              lead={t(
                'The last 100 calls of the key {{prefix}}…, kept for 30 days. Fields you send are listed by name; only dates, times, statuses, currencies, languages and page numbers keep their values.',
                { prefix: log.prefix },
              )}
              back={<Breadcrumbs items={[above(log.isTest), { label: <bdi>{log.name}</bdi> }]} />}
            />
            <Container className={styles.page}>
              <RequestLogView
                log={log}
                filter={filter}
                refresh={() => void query.refetch().catch(() => undefined)}
                busy={query.networkStatus === NetworkStatus.refetch}
              />
            </Container>
          </>
        ) : (
          <NoSuchKey />
        )
      }
    </QueryView>
  )
}
