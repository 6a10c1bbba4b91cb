import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stepper } from '#web/ui/tabs.tsx'
import styles from './booking-screen.module.css'
import { BookingSummary } from './booking-summary.tsx'
import type { Draft } from './draft.ts'
import { AlreadySent } from './payment-parts.tsx'
import { SummaryLine } from './summary-line.tsx'
import type { UseBooking } from './use-booking.ts'
import type { Booking } from './use-selection.ts'

type Props = {
  title: string
  step: 0 | 1 | 2
  back: ReactNode
  state: UseBooking
  missing: ReactNode
  children: (booking: Booking, draft: Draft) => ReactNode
  /** Shown below the summary's total. */
  aside?: ReactNode
}

/** Shows head, stepper and summary, which all booking screens share. */
export function BookingScreen({ title, step, back, state, missing, children, aside }: Props) {
  const { t } = useTranslation()
  if (state.sent) return <AlreadySent sent={state.sent} />
  if (state.missing) return missing
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        <Stepper
          label={t('Booking steps')}
          current={step}
          skipped={state.draft?.reviewed ? [] : [0]}
          steps={[t('Review', { context: 'step' }), t('Your details'), t('Payment'), t('Confirmation')]}
        />
        {step > 0 && state.booking && state.draft && <SummaryLine booking={state.booking} draft={state.draft} />}
      </div>
      <QueryView
        query={state.query}
        skeleton={
          <div className={styles.columns}>
            <Skeleton size="panel" />
            <Skeleton size="panel" />
          </div>
        }
      >
        {() =>
          state.booking && state.draft ? (
            <div className={styles.columns}>
              <div>{children(state.booking, state.draft)}</div>
              <BookingSummary booking={state.booking} draft={state.draft}>
                {aside}
              </BookingSummary>
            </div>
          ) : null
        }
      </QueryView>
    </Container>
  )
}
