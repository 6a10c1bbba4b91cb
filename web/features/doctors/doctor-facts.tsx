import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Doctor } from './doctor-card.tsx'

/** Experience, availability, fee and languages. */
export function DoctorFacts({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const { slot } = useWhen()
  const { experienceYears, nextFreeSlot, consultationFee, currency, languagesSpoken } = doctor
  return (
    <Facts
      items={[
        {
          term: t('Experience'),
          value: experienceYears > 0 ? t('{{count}} years', { count: experienceYears }) : t('N/A'),
        },
        { term: t('Availability'), value: nextFreeSlot ? slot(nextFreeSlot) : t('Contact for availability') },
        {
          term: t('Fee'),
          value:
            consultationFee === null ? t('Contact for pricing') : <Price price={consultationFee} currency={currency} />,
        },
        {
          term: t('Languages'),
          value: languagesSpoken.length > 0 ? formatLanguages(languagesSpoken) : t('N/A'),
        },
      ]}
    />
  )
}
