import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#web/ui/banner.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import { FreeSlots } from './free-slots.tsx'
import styles from './payment-parts.module.css'
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
    <Container>
      <PageTitle>{t('Payment Successful')}</PageTitle>
      <div className={styles.paid} role="status">
        <span className={styles.mark} aria-hidden="true">
          <Check />
        </span>
        <h1>{t('Payment Successful')}</h1>
        <p className={text.lead}>{t('Nothing was charged. Your confirmation opens in a moment.')}</p>
      </div>
    </Container>
  )
}

type Refused = Extract<Outcome, { kind: 'refused' }>
type Props = { refused: Refused; onSlot: (slot: FreeSlot) => void; onEdit: () => void }

export function BookingRefused({ refused, onSlot, onEdit }: Props) {
  const { t } = useTranslation()
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
      <FreeSlots slots={refused.alternatives} onChoose={onSlot} />
    </Banner>
  )
}
