import type { QuoteCheck } from '#domain/quotes/acceptance.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { AcceptableQuote } from './accept-fields.ts'

type CheckWords = {
  question: string
  /** Statement of the quote. Null if it has none. */
  stated?: string | null
  note?: string
  /** Risk of a missing answer. */
  risk: string
}

/** Words of the checklist, with the statement of the quote on each question. */
export function useChecks(quote: AcceptableQuote): Record<QuoteCheck, CheckWords> {
  const { t } = useTranslation()
  const { formatDate, formatPrice } = useFormat()
  const { doctor, complications, careAtHome, deposit, currency } = quote
  const depositWords = () => {
    if (!deposit) return null
    if (deposit.amount === 0) return t('The hospital asks for no deposit')
    const amount = formatPrice(deposit.amount, currency)
    return deposit.refundableUntil
      ? t('The deposit of {{amount}} is refundable until {{day}}', { amount, day: formatDate(deposit.refundableUntil) })
      : t('The deposit of {{amount}} is not refundable', { amount })
  }
  return {
    surgeon_named: {
      question: t('Do you know the name of the surgeon?'),
      stated: doctor?.fullName ?? null,
      risk: t('Without a name you cannot check who will operate on you. Ask the hospital before you accept.'),
    },
    surgeon_spoken: {
      question: t('Has the surgeon spoken with you?'),
      note: t('You book a consultation below'),
      risk: t('The surgeon may still advise against the treatment. Talk to them before you buy tickets.'),
    },
    complications: {
      question: t('Do you know what happens if something goes wrong?'),
      stated: complications && [complications.where, complications.whoPays].join(' · '),
      risk: t('Treating a complication can cost more than the operation. Ask where it is treated and who pays.'),
    },
    care_at_home: {
      question: t('Do you know who looks after you at home?'),
      stated: careAtHome && [careAtHome.who, careAtHome.how].join(' · '),
      risk: t('A clinic at home may decline to take over. Arrange your aftercare before you travel.'),
    },
    insurance: {
      question: t('Does your travel insurance cover this trip?'),
      risk: t(
        'Most policies exclude planned treatment. Without cover you pay for a longer stay or a new flight yourself. Ask your insurer before you buy tickets.',
      ),
    },
    home_doctor: {
      question: t('Does your doctor at home know about this?'),
      risk: t('Your doctor knows your history and your medicines, and may see a risk that no one here knows about.'),
    },
    time_to_decide: {
      question: t('Do you have time to change your mind?'),
      stated: depositWords(),
      risk: t('Nobody should push you to decide today. Ask how long you can cancel for, and what it costs.'),
    },
  }
}
