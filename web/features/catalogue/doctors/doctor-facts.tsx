import { priceOfDoctor } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWhen } from '#web/i18n/when.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Price } from '#web/ui/price.tsx'

export const DoctorFactsFields = graphql(`
  fragment DoctorFactsFields on Doctor {
    id
    experienceYears
    languagesSpoken
    consultationFee
    currency
    priceFrom
    nextFreeSlot {
      date
      time
    }
  }
`)

/** Shows experience, availability, price and languages, for any treatment. */
export function DoctorFacts({ doctor }: { doctor: ResultOf<typeof DoctorFactsFields> }) {
  const { t } = useTranslation()
  const { formatLanguages } = useFormat()
  const { slot } = useWhen()
  const { experienceYears, nextFreeSlot, languagesSpoken } = doctor
  const { price, currency, from } = priceOfDoctor(doctor)
  return (
    <Facts
      items={[
        {
          term: t('Experience'),
          value: experienceYears > 0 ? t('{{count}} years', { count: experienceYears }) : t('N/A'),
        },
        { term: t('Availability'), value: nextFreeSlot ? slot(nextFreeSlot) : t('Contact for availability') },
        {
          term: from ? t('Prices') : t('Fee'),
          value: price === null ? t('Contact for pricing') : <Price price={price} currency={currency} from={from} />,
        },
        {
          term: t('Languages'),
          value: languagesSpoken.length > 0 ? formatLanguages(languagesSpoken) : t('N/A'),
        },
      ]}
    />
  )
}
