import { DetailSection } from '#web/features/catalogue/hospitals/detail-layout.tsx'
import { PLACES } from '#web/features/catalogue/hospitals/lead-to.ts'
import { HospitalFigures } from '#web/features/visits/quotes/hospital-figures.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'

/** Measured answers and final bills of a hospital. */
export function QuoteSection({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  return (
    <DetailSection place={PLACES.quotes} title={t('Quotes and final bills')}>
      <HospitalFigures id={hospitalId} />
    </DetailSection>
  )
}
