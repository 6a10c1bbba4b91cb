import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import { useWhen } from '#web/i18n/when.ts'
import { Facts } from '#web/ui/facts.tsx'
import type { Doctor } from './doctor-card.tsx'

/** Experience, availability, fee and languages; `distance` comes first where it is known. */
export function DoctorFacts({ doctor, distance }: { doctor: Doctor; distance?: string | undefined }) {
  const { t } = useTranslation()
  const { formatMoney } = useFormat()
  const { slot } = useWhen()
  const { experienceYears, nextFreeSlot, consultationFee, currency, languagesSpoken } = doctor
  return (
    <Facts
      items={[
        ...(distance === undefined ? [] : [{ term: t('Distance'), value: distance }]),
        {
          term: t('Experience'),
          value: experienceYears > 0 ? t('{{count}} years', { count: experienceYears }) : t('N/A'),
        },
        { term: t('Availability'), value: nextFreeSlot ? slot(nextFreeSlot) : t('Contact for availability') },
        {
          term: t('Fee'),
          value:
            consultationFee === null ? t('Contact for pricing') : <bdi>{formatMoney(consultationFee, currency)}</bdi>,
        },
        {
          term: t('Languages'),
          value: languagesSpoken.length > 0 ? languagesSpoken.map((language) => t(language)).join(', ') : t('N/A'),
        },
      ]}
    />
  )
}
