import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import type { QuoteRow } from './request-fields.ts'

type Props = { proposal: NonNullable<QuoteRow['proposal']>; isOwn: boolean }

/** Note that the doctor's plan is ready, for the doctor and for owners and coordinators. */
export function PlanProposed({ proposal: { doctorName, proposedAt }, isOwn }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const time = formatOwn(proposedAt)
  if (isOwn)
    return (
      <Banner tone="ok" quiet title={t('The coordinators know that your plan is ready.')}>
        {t('You told them on {{time}}. You can still change the draft until they send it.', { time })}
      </Banner>
    )
  return (
    <Banner
      tone="ok"
      quiet
      title={doctorName ? t('Plan proposed by {{name}}', { name: doctorName }) : t('Plan proposed')}
    >
      {t('Ready since {{time}}. Please check prices and terms, and send the quote.', { time })}
    </Banner>
  )
}
