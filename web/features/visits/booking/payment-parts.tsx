import { useEffect, useRef } from 'react'
import { isOffline } from '#web/device/offline.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { Check } from '#web/ui/icons/check.ts'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import text from '#web/ui/text.module.css'
import { type BookingSubmission, writeSent } from './draft.ts'
import { FreeSlots } from './free-slots.tsx'
import styles from './payment-parts.module.css'
import type { FreeSlot } from './refused.ts'
import type { Outcome } from './use-book.ts'

const REDIRECT_MS = 2000

export function PaymentSuccessful({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
        <h1 ref={heading} tabIndex={-1}>
          {t('Payment Successful')}
        </h1>
        <p className={text.lead}>{t('Nothing was charged. Your confirmation opens in a moment.')}</p>
      </div>
    </Container>
  )
}

type RefusedOutcome = Extract<Outcome, { kind: 'refused' }>
type Props = { refused: RefusedOutcome; onSlot: (slot: FreeSlot) => void; onEdit: () => void }

/**
 * Shows the refusal above the pressed button and takes the focus, so the user notices the failure.
 */
export function BookingRefused({ refused, onSlot, onEdit }: Props) {
  const { t } = useTranslation()
  const offline = refused.code === null && isOffline()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={styles.refused}>
      <Banner
        tone="stop"
        title={offline ? t('You are offline') : t('Error')}
        action={
          (refused.slotTaken || refused.fields.length > 0) && (
            <button type="button" onClick={onEdit}>
              {refused.slotTaken ? t('Choose another time') : t('Change your details')}
            </button>
          )
        }
      >
        <p>{offline ? t('Please check your connection and try again.') : t(refused.message)}</p>
        <p>
          {refused.code === null
            ? t('Your details are kept. Trying again never books twice.')
            : t('Nothing was booked, and your details are kept.')}
        </p>
        <FreeSlots slots={refused.alternatives} onChoose={onSlot} />
      </Banner>
    </div>
  )
}

/** Shows the sent request, to which Back leads. */
export function AlreadySent({ sent }: { sent: BookingSubmission }) {
  const { t } = useTranslation()
  return (
    <EmptyPage
      icon={<CalendarCheck2 />}
      title={t('This request was sent as {{bookingId}}', { bookingId: sent.bookingId })}
      action={
        <>
          <ButtonLink to={paths.appointment(sent.appointmentId)}>{t('Open the appointment')}</ButtonLink>
          <Button variant="secondary" onClick={() => writeSent(null)}>
            {t('Book another time')}
          </Button>
        </>
      }
    >
      {t('The hospital has it. Nothing is lost, and you don’t need to send it again.')}
    </EmptyPage>
  )
}
