import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import { Chip } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import type { FreeSlot } from './refused.ts'
import type { Outcome } from './use-book.ts'

const REDIRECT_MS = 2000

export function PaymentSuccessful({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setTimeout(onDone, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <div className="page">
      <PageTitle>{t('Payment Successful')}</PageTitle>
      <div className="paid" role="status">
        <span className="mark" aria-hidden="true">
          <Check />
        </span>
        <h1>{t('Payment Successful')}</h1>
        <p className="lead">{t('Nothing was charged. Your confirmation opens in a moment.')}</p>
      </div>
    </div>
  )
}

type Refused = Extract<Outcome, { kind: 'refused' }>
type Props = { refused: Refused; onSlot: (slot: FreeSlot) => void; onEdit: () => void }

export function BookingRefused({ refused, onSlot, onEdit }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <Banner
      tone="stop"
      title={t('Error')}
      action={
        (refused.slotTaken || refused.fields.length > 0) && (
          <button type="button" onClick={onEdit}>
            {refused.slotTaken ? t('Choose another time') : t('Change your details')}
          </button>
        )
      }
    >
      <p>{t(refused.message)}</p>
      {refused.alternatives.length > 0 && (
        <>
          <p className="mt-2">{t('These times are still free:')}</p>
          <div className="chips my-2 [&_button]:no-underline">
            {refused.alternatives.map((slot) => (
              <Chip key={`${slot.date} ${slot.time}`} onClick={() => onSlot(slot)}>
                {formatDate(slot.date, { weekday: 'short', day: 'numeric', month: 'short' })}, {slot.time}
              </Chip>
            ))}
          </div>
        </>
      )}
    </Banner>
  )
}
