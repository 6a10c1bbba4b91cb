import { useWatch } from 'react-hook-form'
import { convert } from '#domain/money.ts'
import { POINT_LABELS } from '#domain/quotes/labels.ts'
import { useRates } from '#web/data/rates.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './as-patient-reads.module.css'
import { useBuilder } from './builder-context.ts'
import { quoteContent } from './quote-content.ts'
import type { QuoteForm } from './quote-form.ts'
import { useTotals } from './totals.tsx'

/** Total of the typed lines, converted to the patient's currency if that is another one. */
function ReadTotal({ currency }: Pick<QuoteForm, 'currency'>) {
  const { t } = useTranslation()
  const { formatPrice } = useFormat()
  const { request } = useBuilder()
  const { included } = useTotals(currency)
  const rates = useRates()?.rates
  const price = formatPrice(included, currency)
  const isConverted = rates !== undefined && request.currency !== currency
  const read = isConverted ? Math.round(convert(included, currency, { to: request.currency, rates })) : included
  return (
    <p className={styles.total}>
      <b>
        <bdi>{isConverted ? `≈ ${formatPrice(read, request.currency)}` : price}</bdi>
      </b>{' '}
      <small>{isConverted ? t('Binding price: {{price}}', { price }) : t('Binding price')}</small>
    </p>
  )
}

/**
 * The total and the points that decide a journey, as the patient will read the typed values.
 * `onPreview` opens the whole quote, once it is saved.
 */
export function AsPatientReads({ onPreview }: { onPreview: (() => void) | null }) {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormat()
  const { form, request, doctors, typing } = useBuilder()
  const values = useWatch({ control: form.control }) as QuoteForm
  const { doctorId, daysInCountry, earliestFlight, careAtHome, validUntil } = quoteContent(values, typing)
  const flight = earliestFlight && Number.isFinite(earliestFlight.days) ? earliestFlight.days : null
  const care = [careAtHome?.who, careAtHome?.how].filter(Boolean).join(' · ')
  const items = [
    [POINT_LABELS.surgeon, doctors.find(({ id }) => id === doctorId)?.fullName],
    [POINT_LABELS.days_in_country, daysInCountry === null ? null : formatNumber(daysInCountry)],
    [POINT_LABELS.earliest_flight, flight === null ? null : t('{{count}} days after', { count: flight })],
    [POINT_LABELS.care_at_home, care],
    [POINT_LABELS.valid_until, validUntil && formatDate(validUntil)],
  ] as const
  return (
    <TitledCard
      title={t('As {{name}} reads it', { name: request.patient.firstName })}
      end={
        onPreview && (
          <Button variant="ghost" size="sm" onClick={onPreview}>
            {t('Whole quote')}
          </Button>
        )
      }
    >
      <Stack className={styles.body}>
        <ReadTotal currency={values.currency} />
        <Facts
          items={items.map(([label, value]) => ({
            term: t(label),
            value: value ? <bdi className={text.strong}>{value}</bdi> : <Badge tone="stop">{t('Not stated')}</Badge>,
          }))}
        />
      </Stack>
    </TitledCard>
  )
}
