import { useQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { CompareView } from '#web/features/visits/quotes/compare/compare-view.tsx'
import { RequestDetail, RequestDetailFields } from '#web/features/visits/quotes/detail/request-detail.tsx'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Navigate, useParams, useSearchParams } from '#web/routing/router.tsx'
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

/** Hospitals answer while the page is open. */
const POLL_MS = 30_000

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
    pollInterval: POLL_MS,
  })
  return (
    <QueryView query={query} skeleton={<Waiting />}>
      {({ quoteRequest: request }) => {
        if (!request) return <NotFound />
        if (request.state === 'draft') return <Navigate replace to={paths.quoteNew({ draft: request.id })} />
        const view = search.get('view')
        if (view === 'compare') return <CompareView id={request.id} />
        const quoteId = search.get('quote')
        if (view === 'accept' && quoteId) return <AcceptView key={quoteId} id={request.id} quoteId={quoteId} />
        return <RequestDetail request={request} />
      }}
    </QueryView>
  )
}

export function Page() {
  const { id = '' } = useParams()
  return (
    <Suspense fallback={<Waiting />}>
      <Loaded key={id} id={id} />
    </Suspense>
  )
}
