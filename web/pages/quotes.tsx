import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { readRequestDraft } from '#web/features/visits/quotes/ask/request-draft.ts'
import { RequestRow, RequestRowFields } from '#web/features/visits/quotes/request-row.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner, EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Container } from '#web/ui/layout.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './quotes/quotes.module.css'

const MyQuoteRequests = graphql(
  `query MyQuoteRequests($page: Int!) {
    myQuoteRequests(page: $page, limit: 20) { total totalPages items { ...RequestRowFields } }
  }`,
  [RequestRowFields],
)

/** A draft that exists only in this browser. */
function BrowserDraft() {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { user } = useSession()
  const [draft] = useState(() => readRequestDraft(user?.id ?? null))
  if (!draft || draft.serverId) return null
  return (
    <Banner
      quiet
      className={styles.draft}
      title={t('You have an unsent draft in this browser.')}
      action={
        <ButtonLink variant="secondary" size="sm" to={paths.quoteNew()}>
          {t('Continue with it')}
        </ButtonLink>
      }
    >
      {t('Saved on {{time}}', { time: formatOwn(draft.savedAt) })}
    </Banner>
  )
}

function Nothing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={t('No quote requests yet')}
      action={<ButtonLink to={paths.quoteNew()}>{t('Ask for quotes')}</ButtonLink>}
    >
      {t('Describe your treatment once and compare the answers of up to five hospitals.')}
    </EmptyState>
  )
}

export function Page() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(MyQuoteRequests, { variables: { page }, fetchPolicy: 'cache-and-network' })
  return (
    <>
      <PageHead title={t('My quote requests')}>
        <ButtonLink variant="secondary" to={paths.quoteNew()} icon={<Plus aria-hidden="true" />}>
          {t('Ask for quotes')}
        </ButtonLink>
      </PageHead>
      <Container className={styles.page}>
        <BrowserDraft />
        <QueryView
          keeps
          query={query}
          skeleton={
            <>
              <Skeleton size="row" />
              <Skeleton size="row" />
            </>
          }
          isEmpty={({ myQuoteRequests }) => myQuoteRequests.total === 0}
          empty={<Nothing />}
        >
          {({ myQuoteRequests: { items, totalPages } }) => (
            <>
              <h2 className={text.visuallyHidden}>{t('Requests')}</h2>
              <ul className={styles.list}>
                {items.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </ul>
              {totalPages > 1 && <Pager page={page} pageCount={totalPages} />}
            </>
          )}
        </QueryView>
      </Container>
    </>
  )
}
