import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { PRODUCT_NAME } from '#domain/product.ts'
import { disputeInput } from '#domain/quotes/acceptance.ts'
import { MAX_QUESTION } from '#domain/quotes/limits.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { WrittenDialog } from '../written-dialog.tsx'
import { BilledLineFields, BillFields } from './bill-fields.ts'
import { BillAnswer, BillBadge } from './bill-state.tsx'
import { BillTable } from './bill-table.tsx'
import styles from './patient-bill.module.css'

export const PatientBillFields = graphql(
  `fragment PatientBillFields on QuoteRequest {
    id
    acceptance { quoteId }
    charges { ...BillFields }
    billed: hospitals { id hospital { id name } quotes { ...BilledLineFields } }
  }`,
  [BillFields, BilledLineFields],
)
type Request = ResultOf<typeof PatientBillFields>

const AnswerQuoteCharges = graphql(
  `mutation AnswerQuoteCharges($id: ID!, $agreed: Boolean!, $note: String) {
    answerQuoteCharges(id: $id, agreed: $agreed, note: $note) { id updatedAt charges { ...BillFields } }
  }`,
  [BillFields],
)

/** Confirms or disputes the bill, once. */
function Answer({ id, hospital }: { id: string; hospital: string }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const [opened, setOpened] = useState<'confirm' | 'dispute' | null>(null)
  const [answer, { loading }] = useMutation(AnswerQuoteCharges)
  const close = () => setOpened(null)
  return (
    <>
      <p className={text.muted}>{t('Were you charged exactly this? Your answer counts once and is kept for ever.')}</p>
      <Row wrap>
        <Button onClick={() => setOpened('confirm')}>{t('Yes, I was charged this')}</Button>
        <Button variant="secondary" onClick={() => setOpened('dispute')}>
          {t('No, something is different')}
        </Button>
      </Row>
      <ConfirmDialog
        open={opened === 'confirm'}
        onClose={close}
        title={t('Confirm the final bill?')}
        confirmLabel={t('Confirm the bill')}
        cancelLabel={t('Not yet')}
        busy={loading}
        onConfirm={() =>
          void attempt(() => answer({ variables: { id, agreed: true } }), {
            done: t('The final bill is confirmed.'),
          }).then(close)
        }
      >
        {t('Only the difference in percent counts in the figures of {{hospital}}, without your name.', { hospital })}
      </ConfirmDialog>
      <WrittenDialog
        open={opened === 'dispute'}
        onClose={close}
        title={t('Dispute the final bill')}
        name="note"
        schema={disputeInput}
        most={MAX_QUESTION}
        lead={t('{{hospital}} and {{product}} read what you write. It cannot be changed afterwards.', {
          hospital,
          product: PRODUCT_NAME,
        })}
        label={t('What was different?')}
        button={t('Send the dispute')}
        saved={t('Your dispute was sent.')}
        send={(note) => answer({ variables: { id, agreed: false, note } })}
      />
    </>
  )
}

/** Final bill of an accepted quote, or a note that it is still to come. */
export function PatientBill({ request: { id, acceptance, charges, billed } }: { request: Request }) {
  const { t } = useTranslation()
  const accepted = billed
    .flatMap(({ hospital, quotes }) => quotes.map((quote) => ({ hospital, quote })))
    .find(({ quote }) => quote.id === acceptance?.quoteId)
  if (!accepted) return null
  const { name } = accepted.hospital
  return (
    <TitledCard
      id="bill"
      className={styles.card}
      title={t('Final bill compared with the quote')}
      end={charges && <BillBadge own state={charges.state} />}
    >
      <Stack className={styles.content}>
        {charges ? (
          <>
            <BillTable bill={charges} lines={accepted.quote.lines} />
            <BillAnswer own bill={charges} />
            {charges.state === 'open' && <Answer id={id} hospital={name} />}
          </>
        ) : (
          <p className={text.muted}>
            {t(
              'After the treatment {{hospital}} enters here what it charged, line by line. You then confirm it or dispute it.',
              { hospital: name },
            )}
          </p>
        )}
      </Stack>
    </TitledCard>
  )
}
