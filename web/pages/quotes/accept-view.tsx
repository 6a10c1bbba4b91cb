import { useQuery } from '@apollo/client/react'
import { useSelection } from '#web/features/visits/booking/use-selection.ts'
import { type AcceptableRequest, type Booker, QuoteToAccept } from '#web/features/visits/quotes/accept/accept-fields.ts'
import styles from '#web/features/visits/quotes/accept/accept-form.module.css'
import { ContractCard } from '#web/features/visits/quotes/accept/contract-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Redirect } from '#web/routing/redirect.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BackLink, ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import { AcceptForm } from './accept-form.tsx'

/** Last step before a quote becomes binding. */
export function AcceptView({ id, quoteId }: { id: string; quoteId: string }) {
  const query = useQuery(QuoteToAccept, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {({ viewer, quoteRequest }) =>
        quoteRequest && <Loaded request={quoteRequest} quoteId={quoteId} booker={viewer} />
      }
    </QueryView>
  )
}

type Props = { request: AcceptableRequest; quoteId: string; booker: Booker }

function Loaded({ request, quoteId, booker }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const answer = request.hospitals.find(({ quotes }) => quotes.some(({ id }) => id === quoteId))
  const quote = answer?.quotes.find(({ id }) => id === quoteId)
  const consultation = request.calendars.flatMap(({ quotes }) => quotes).find(({ id }) => id === quoteId)?.consultation
  const selection = consultation
    ? { hospitalId: consultation.hospitalId, serviceId: consultation.serviceId, doctorId: consultation.doctorId }
    : null
  const { booking, query } = useSelection(selection)
  const { number } = request
  if (request.state !== 'sent' || !answer || !quote) return <Redirect to={paths.quote(number)} />
  const { hospital } = answer
  return (
    <Container className={styles.page}>
      <PageTitle>{t('Before you accept')}</PageTitle>
      <header className={styles.head}>
        <BackLink to={paths.quote(number, { view: 'compare' })}>{t('The quotes')}</BackLink>
        <h1>{t('Before you accept')}</h1>
        <p className={text.muted}>
          {t(
            'Seven questions that surgeons’ societies and the NHS tell every patient to ask. Only you read the answers.',
          )}
        </p>
      </header>
      <div className={styles.parts}>
        <ContractCard requestId={request.id} hospital={hospital} quote={quote} />
        {selection && booking && (
          <AcceptForm
            number={number}
            hospital={hospital}
            quote={quote}
            selection={selection}
            booking={booking}
            booker={booker}
            onAccepted={() => {
              toast({ text: t('The quote is accepted and your consultation is booked.') })
              navigate(paths.quote(number), { replace: true })
            }}
          />
        )}
        {!booking && !query.loading && (
          <Banner tone="warn" action={<ButtonLink to={paths.quote(number)}>{t('Your request')}</ButtonLink>}>
            {t('This hospital has no bookable consultation for this treatment at the moment.')}
          </Banner>
        )}
      </div>
    </Container>
  )
}
