import { useQuery } from '@apollo/client/react'
import { mailHref } from '#domain/contact-links.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useHospitalEvents } from '#web/live/hospital-events.ts'
import { useWorkplace } from '#web/session/workplace.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ContactLinks } from '#web/ui/contact-links.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { BilledLineFields, BillFields } from '../../bill/bill-fields.ts'
import { BillAnswer, BillBadge } from '../../bill/bill-state.tsx'
import { BillTable } from '../../bill/bill-table.tsx'
import styles from './accepted-quote.module.css'
import { BillForm } from './bill-form.tsx'
import { SettleDispute } from './settle-dispute.tsx'

const AcceptedQuoteOfRequest = graphql(
  `query AcceptedQuoteOfRequest($id: ID!) {
    hospitalQuoteRequest(id: $id) {
      id
      acceptance { quoteId acceptedAt appointmentId }
      contact { lastName email phone }
      patient { firstName }
      charges { ...BillFields }
      quotes { ...BilledLineFields version totalIncluded }
    }
  }`,
  [BillFields, BilledLineFields],
)

/** Contact data, first appointment and final bill of an accepted quote. */
export function AcceptedQuote({ id }: { id: string }) {
  const { t } = useTranslation()
  const { formatOwn, formatPrice } = useFormat()
  const { may, asAdministrator, portalPaths } = useWorkplace()
  const query = useQuery(AcceptedQuoteOfRequest, { variables: { id }, fetchPolicy: 'cache-and-network' })
  // The page refetches its own queries, which read no bill.
  useHospitalEvents(() => void query.refetch().catch(() => undefined))
  return (
    <QueryView query={query} skeleton={<Skeleton size="panel" />}>
      {({ hospitalQuoteRequest: request }) => {
        const { acceptance, contact, charges, quotes, patient } = request ?? {}
        const quote = quotes?.find((version) => version.id === acceptance?.quoteId)
        if (!acceptance || !quote) return null
        const mayEnter = may('quotes') && !asAdministrator
        return (
          <>
            <TitledCard title={t('Accepted, version {{version}}', { version: quote.version })}>
              <Stack className={styles.content}>
                <p>
                  {t('{{amount}} and the lines bind since {{time}}.', {
                    amount: formatPrice(quote.totalIncluded, quote.currency),
                    time: formatOwn(acceptance.acceptedAt),
                  })}
                </p>
                {contact && (
                  <>
                    <p>
                      <b>
                        <bdi>{`${patient?.firstName ?? ''} ${contact.lastName}`.trim()}</bdi>
                      </b>
                    </p>
                    <ContactLinks phone={contact.phone} />
                    {contact.email && (
                      <p>
                        <a className={text.link} href={mailHref(contact.email)}>
                          <bdi dir="ltr">{contact.email}</bdi>
                        </a>
                      </p>
                    )}
                  </>
                )}
                {acceptance.appointmentId && (
                  <Row>
                    <ButtonLink variant="secondary" size="sm" to={portalPaths.appointment(acceptance.appointmentId)}>
                      {t('The first appointment')}
                    </ButtonLink>
                  </Row>
                )}
              </Stack>
            </TitledCard>
            <TitledCard
              id="bill"
              title={charges ? t('Final bill compared with the quote') : t('Final bill')}
              end={charges && <BillBadge state={charges.state} />}
            >
              <Stack className={styles.content}>
                {charges ? (
                  <>
                    <BillTable bill={charges} lines={quote.lines} />
                    <BillAnswer bill={charges} />
                    {asAdministrator && charges.state === 'disputed' && <SettleDispute id={id} bill={charges} />}
                  </>
                ) : mayEnter ? (
                  <BillForm id={id} patientName={patient?.firstName ?? ''} quote={quote} />
                ) : (
                  <p className={text.muted}>{t('The final bill is not entered yet.')}</p>
                )}
              </Stack>
            </TitledCard>
          </>
        )
      }}
    </QueryView>
  )
}
