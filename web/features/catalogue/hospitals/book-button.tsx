import { useId } from 'react'
import { BOOKING_MESSAGES } from '#domain/booking.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CalendarCheck } from '#web/ui/icons/calendar-check.ts'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import type { Bookable } from './bookable.ts'
import { leadToChoice, PLACES } from './lead-to.ts'

type Props = { bookable: Bookable; block?: boolean }

/**
 * Links to the booking review. Disabled until a treatment is chosen: a press then explains this and
 * scrolls to the list.
 */
export function BookButton({ bookable: { offer, times, reviewAddress }, block = false }: Props) {
  const { t } = useTranslation()
  const reason = useId()
  const look = { size: 'lg', block, icon: <CalendarCheck aria-hidden="true" /> } as const
  if (!offer) {
    const choose = () => {
      toast({ tone: 'warn', text: t(BOOKING_MESSAGES.noService) })
      leadToChoice(PLACES.treatments)
    }
    return (
      <>
        <Button {...look} aria-disabled="true" aria-describedby={reason} onClick={choose}>
          {t('Book Appointment')}
        </Button>
        <span id={reason} className={text.visuallyHidden}>
          {t(BOOKING_MESSAGES.noService)}
        </span>
      </>
    )
  }
  if (times?.length === 0)
    return (
      <Button size="lg" block={block} onClick={() => leadToChoice(PLACES.contact)}>
        {t('Ask the hospital for a time')}
      </Button>
    )
  return (
    <ButtonLink {...look} to={reviewAddress}>
      {t('Book Appointment')}
    </ButtonLink>
  )
}
