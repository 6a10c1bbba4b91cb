import { useApolloClient, useQuery } from '@apollo/client/react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { CompareView } from '#web/features/visits/quotes/compare/compare-view.tsx'
import { RequestDetail, RequestDetailFields } from '#web/features/visits/quotes/detail/request-detail.tsx'
import { SharedQuotes } from '#web/features/visits/quotes/share/shared-quotes.tsx'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { quoteRequestStream } from '#web/live/stream-addresses.ts'
import { useEventStream } from '#web/live/event-stream.ts'
import { RequireAuth } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'
import { Redirect } from '#web/routing/redirect.tsx'
import { useParams, useSearchParams } from '#web/routing/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AcceptView } from './accept-view.tsx'

const QuoteRequestPage = graphql(
  `query QuoteRequestPage($id: ID!) { quoteRequest(id: $id) { ...RequestDetailFields } }`,
  [RequestDetailFields],
)

/** Poll interval while the stream is closed, in milliseconds. */
const POLL_MS = 30_000

/** Reloads the page's data when a hospital answers. */
function LiveRequest({ id }: { id: string }) {
  const client = useApolloClient()
  const reload = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined)
  const live = useEventStream(quoteRequestStream(id), { onOpen: reload, onEvent: reload })
  const poll = useEffectEvent(reload)
  useEffect(() => {
    const timer = live ? undefined : setInterval(poll, POLL_MS)
    return () => clearInterval(timer)
  }, [live])
  return null
}

function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyPage
      icon={<ClipboardList />}
      title={t('Request Not Found')}
      action={<ButtonLink to={paths.quotes}>{t('My quote requests')}</ButtonLink>}
    >
      {t('It belongs to another account, or the link is incomplete.')}
    </EmptyPage>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Container section>
      <PageTitle>{t('Loading...')}</PageTitle>
      <Loading>
        <Skeleton size="row" />
        <Skeleton size="panel" />
      </Loading>
    </Container>
  )
}

function Loaded({ id }: { id: string }) {
  useQuestionnaireWords()
  const [search] = useSearchParams()
  const query = useQuery(QuoteRequestPage, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const request = query.data?.quoteRequest
  return (
    <>
      {request && request.state !== 'draft' && <LiveRequest id={request.id} />}
      <QueryView query={query} skeleton={<Waiting />}>
        {({ quoteRequest: request }) => {
          if (!request) return <NotFound />
          if (request.state === 'draft') return <Redirect to={paths.quoteNew({ draft: request.id })} />
          const view = search.get('view')
          if (view === 'compare') return <CompareView id={request.id} />
          const quoteId = search.get('quote')
          if (view === 'accept' && quoteId) return <AcceptView key={quoteId} id={request.id} quoteId={quoteId} />
          return <RequestDetail request={request} />
        }}
      </QueryView>
    </>
  )
}

/** Page of a patient's request. One address is for holders of links. */
export function Page() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  if (id === 'shared') return <SharedQuotes token={search.get('token') ?? ''} />
  return (
    <RequireAuth>
      <Suspense fallback={<Waiting />}>
        <Loaded key={id} id={id} />
      </Suspense>
    </RequireAuth>
  )
}
