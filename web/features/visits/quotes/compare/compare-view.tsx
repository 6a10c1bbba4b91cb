import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useDownload } from '#web/device/download.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { BackLink, Button, ButtonLink } from '#web/ui/button.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { UserPlus } from '#web/ui/icons/user-plus.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { RatesNote } from '#web/ui/price.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { CompanionDialog } from '../share/companion-dialog.tsx'
import { CompareQuotes } from './compare-quotes.tsx'
import styles from './compare-view.module.css'
import { ComparedQuoteFields, currentQuotes } from './quote-fields.ts'

const QuotesOfRequest = graphql(
  `query QuotesOfRequest($id: ID!) {
    quoteRequest(id: $id) {
      id
      number
      state
      earliest
      latest
      treatments { id name }
      hospitals { ...ComparedQuoteFields }
    }
  }`,
  [ComparedQuoteFields],
)

/** The quotes of a request, line by line. */
export function CompareView({ id }: { id: string }) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const query = useQuery(QuotesOfRequest, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <QueryView query={query} skeleton={<Waiting />}>
      {({ quoteRequest: request }) => {
        if (!request) return null
        const { number, treatments, earliest, latest } = request
        const compared = currentQuotes(request.hospitals)
        return (
          <Container className={styles.page}>
            <PageTitle>{t('Quotes for {{number}}', { number })}</PageTitle>
            <header className={styles.head}>
              <div>
                <span className={text.screenOnly}>
                  <BackLink to={paths.quote(number)}>{t('Your request')}</BackLink>
                </span>
                <h1>{t('{{count}} quotes, line by line', { count: compared.length })}</h1>
                <p className={styles.note}>
                  {formatList(treatments.map(({ name }) => name))} · <bdi>{number}</bdi>
                  {compared.length > 1 && ` · ${t('In the order they arrived; we rank nothing')}`}
                </p>
                <RatesNote
                  prices={compared.map(({ quote }) => ({ price: quote.totalIncluded, currency: quote.currency }))}
                />
              </div>
              {compared.length > 0 && <CompareActions id={request.id} />}
            </header>
            {compared.length > 0 ? (
              <CompareQuotes requestId={request.id} number={number} compared={compared} dates={{ earliest, latest }} />
            ) : (
              <EmptyState
                icon={<FileText />}
                title={t('No quote yet')}
                action={<ButtonLink to={paths.quote(number)}>{t('Your request')}</ButtonLink>}
              >
                {t('You get a message as soon as a hospital answers.')}
              </EmptyState>
            )}
          </Container>
        )
      }}
    </QueryView>
  )
}

function CompareActions({ id }: { id: string }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const { save, busy } = useDownload()
  const [isSharing, setSharing] = useState(false)
  return (
    <div className={clsx(styles.actions, text.screenOnly)}>
      <Button variant="secondary" icon={<UserPlus aria-hidden="true" />} onClick={() => setSharing(true)}>
        {t('Show a companion')}
      </Button>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        busy={busy !== null}
        onClick={() => void save(`/api/QuoteRequests/${id}/comparison.pdf?lang=${language}`)}
      >
        {t('PDF')}
      </Button>
      <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        {t('Print')}
      </Button>
      <CompanionDialog id={id} open={isSharing} onClose={() => setSharing(false)} />
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Container section>
      <PageTitle>{t('Loading...')}</PageTitle>
      <Skeleton size="panel" />
    </Container>
  )
}
