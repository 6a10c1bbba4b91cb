import { CalendarCheck } from 'lucide-react'
import { BOOKING_MESSAGES } from '#domain/booking.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Bookable } from './bookable.ts'
import { leadToChoice, PLACES } from './lead-to.ts'

type Props = { bookable: Bookable; block?: boolean }

/** Never dead: it books, or says what is missing and leads there. */
export function BookButton({ bookable: { offer, times, slot, addressOf }, block = false }: Props) {
  const { t } = useTranslation()
  const { slot: words } = useWhen()
  const look = { size: 'lg', block, icon: <CalendarCheck aria-hidden="true" /> } as const
  if (!offer) {
    const choose = () => {
      toast({ tone: 'warn', text: t(BOOKING_MESSAGES.noService) })
      leadToChoice(PLACES.treatments)
    }
    return (
      <Button {...look} onClick={choose}>
        {t('Choose a treatment')}
      </Button>
    )
  }
  if (times?.length === 0)
    return (
      <Button size="lg" block={block} onClick={() => leadToChoice(PLACES.contact)}>
        {t('Ask the hospital for a time')}
      </Button>
    )
  return (
    <ButtonLink {...look} to={addressOf(slot)}>
      {slot ? t('Book {{time}}', { time: words(slot) }) : t('Book Appointment')}
    </ButtonLink>
  )
}
