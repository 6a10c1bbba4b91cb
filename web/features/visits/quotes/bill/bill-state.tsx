import { PRODUCT_NAME } from '#domain/product.ts'
import { QUOTE_SETTLEMENT_LABELS } from '#domain/quotes/settlement.ts'
import { sentence } from '#domain/sentences.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import text from '#web/ui/text.module.css'
import type { Bill, BillState } from './bill-fields.ts'

const BILL_STATE_WORDS: Readonly<Record<BillState, readonly [tone: Tone, words: string]>> = {
  open: ['warn', sentence('Waits for the patient’s answer')],
  confirmed: ['ok', sentence('Confirmed by the patient')],
  disputed: ['stop', sentence('Disputed by the patient')],
  settled: ['ok', sentence('Dispute settled')],
  not_confirmed: ['done', sentence('Not confirmed in time')],
}

const OWN_BILL_STATE_WORDS: typeof BILL_STATE_WORDS = {
  open: ['warn', sentence('Please check the bill')],
  confirmed: ['ok', sentence('Confirmed by you')],
  disputed: ['stop', sentence('Disputed by you')],
  settled: ['ok', sentence('Dispute settled')],
  not_confirmed: ['done', sentence('Not confirmed in time')],
}

/** State of a final bill, for its patient (`own`) or for the hospital. */
export function BillBadge({ state, own = false }: { state: BillState; own?: boolean }) {
  const { t } = useTranslation()
  const [tone, words] = (own ? OWN_BILL_STATE_WORDS : BILL_STATE_WORDS)[state]
  return <Badge tone={tone}>{t(words)}</Badge>
}

/** Dates of a bill, the reason of a dispute, and its settlement. */
export function BillAnswer({ bill, own = false }: { bill: Bill; own?: boolean }) {
  const { t } = useTranslation()
  const { formatOwn, formatPrice } = useFormat()
  const { recordedAt, answeredAt, answerBy, note, settlement, currency } = bill
  return (
    <>
      <p className={text.note}>
        {t('Entered {{time}}.', { time: formatOwn(recordedAt) })}{' '}
        {answeredAt
          ? t('Answered {{time}}.', { time: formatOwn(answeredAt) })
          : t('Open for an answer until {{time}}.', { time: formatOwn(answerBy) })}
      </p>
      {note && (
        <Banner quiet tone="stop" title={own ? t('Your dispute') : t('What the patient disputes')}>
          <span className={text.written}>
            <bdi>{note}</bdi>
          </span>
        </Banner>
      )}
      {settlement && (
        <Banner quiet tone="ok" title={t(QUOTE_SETTLEMENT_LABELS[settlement.outcome])}>
          <span className={text.written}>
            <bdi>{settlement.reason}</bdi>
          </span>
          <small className={text.block}>
            {t('Settled by {{product}} {{time}}: {{amount}} applies.', {
              product: PRODUCT_NAME,
              time: formatOwn(settlement.settledAt),
              amount: formatPrice(settlement.total, currency),
            })}
          </small>
        </Banner>
      )}
    </>
  )
}
