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
  not_confirmed: ['done', sentence('Not confirmed in time')],
}

/** State of a final bill. */
export function BillBadge({ state }: { state: BillState }) {
  const { t } = useTranslation()
  const [tone, words] = BILL_STATE_WORDS[state]
  return <Badge tone={tone}>{t(words)}</Badge>
}

/** Days of a bill, and the words of a dispute. */
export function BillAnswer({ bill: { recordedAt, answeredAt, answerBy, note } }: { bill: Bill }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  return (
    <>
      <p className={text.note}>
        {t('Entered {{time}}.', { time: formatOwn(recordedAt) })}{' '}
        {answeredAt
          ? t('Answered {{time}}.', { time: formatOwn(answeredAt) })
          : t('Open for an answer until {{time}}.', { time: formatOwn(answerBy) })}
      </p>
      {note && (
        <Banner quiet tone="stop" title={t('What the patient disputes')}>
          <span className={text.written}>
            <bdi>{note}</bdi>
          </span>
        </Banner>
      )}
    </>
  )
}
