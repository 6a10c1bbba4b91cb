import { BookingScreen } from '#web/features/visits/booking/booking-screen.tsx'
import { BookingSection } from '#web/features/visits/booking/booking-section.tsx'
import { MissingBooking } from '#web/features/visits/booking/missing-booking.tsx'
import { WhatHappensNext } from '#web/features/visits/booking/next-steps.tsx'
import { ReviewSelection } from '#web/features/visits/booking/review-selection.tsx'
import { useBooking } from '#web/features/visits/booking/use-booking.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { DocumentFacts } from '#web/rendering/document-head.tsx'
import { paths } from '#web/routing/paths.ts'
import { BackLink, ButtonLink } from '#web/ui/button.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import text from '#web/ui/text.module.css'

export function Page() {
  const { t } = useTranslation()
  const state = useBooking()
  const { selection, draft } = state
  const { date, time } = draft?.details ?? {}
  return (
    <>
      <DocumentFacts
        description={t(
          'Check what you have chosen, what it costs at the hospital and what happens next. Booking is free.',
        )}
        missing={selection !== null && state.missing}
      />
      <BookingScreen
        step={0}
        title={t('Review your selection')}
        back={
          selection && (
            <BackLink
              to={`${selection.doctorId ? paths.doctor({ id: selection.doctorId }) : paths.hospital({ id: selection.hospitalId })}?service=${selection.serviceId}`}
            >
              {t('Change Selection')}
            </BackLink>
          )
        }
        state={state}
        missing={
          <MissingBooking
            title={t('No Selection Found')}
            text={t('Please choose a hospital and one of its services first.')}
          >
            <BookingSection title={t('What happens next')}>
              <WhatHappensNext />
            </BookingSection>
          </MissingBooking>
        }
        aside={
          selection && (
            <ButtonLink
              size="lg"
              block
              to={paths.checkoutOf({
                hospital: selection.hospitalId,
                service: selection.serviceId,
                doctor: selection.doctorId,
                ...(date && time ? { date, time } : {}),
              })}
              state={selection}
              onClick={() => state.update({ reviewed: true })}
            >
              {t('Proceed to Checkout')}
              <ArrowRight className={text.flip} aria-hidden="true" />
            </ButtonLink>
          )
        }
      >
        {(booking) => <ReviewSelection booking={booking} />}
      </BookingScreen>
    </>
  )
}
