/**
 * RateFields({ settings, field }) — exchange rates for comparing and converting prices, with their
 * date and history.
 */

import { RATED_CURRENCIES } from '#domain/money.ts'
import { RATE_FIELDS } from '#domain/settings.ts'
import { useFormat } from '#web/i18n/format.ts'
import { FieldPair } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card, CardHeading, Disclosure } from '#web/ui/card.tsx'
import { Input } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import text from '#web/ui/text.module.css'
import styles from './entries.module.css'
import { LABELS, type SettingsField } from './parts.ts'
import type { Settings } from './settings.ts'

export function RateFields({ settings, field }: { settings: Settings; field: SettingsField }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  return (
    <Card pad as="section">
      <CardHeading className={styles.heading}>{t('Exchange rates')}</CardHeading>
      <Stack>
        <p className={text.note}>
          {t(
            'Prices in different currencies are compared and shown at these rates, with their date. No one is charged at them.',
          )}
        </p>
        <p role="status">
          {t('As of {{date}}, {{source}}', { date: formatDate(settings.ratesDate), source: settings.ratesSource })}
        </p>
        <FieldPair short>
          {RATED_CURRENCIES.map((currency) => (
            <Input
              key={currency}
              app
              inputMode="decimal"
              dir="ltr"
              label={t(LABELS[RATE_FIELDS[currency]])}
              {...field(RATE_FIELDS[currency])}
            />
          ))}
        </FieldPair>
        <FieldPair short>
          <Input app type="date" label={t(LABELS.ratesDate)} {...field('ratesDate')} />
          <Input app label={t(LABELS.ratesSource)} {...field('ratesSource')} />
        </FieldPair>
        <RateHistory rates={settings.exchangeRates} />
      </Stack>
    </Card>
  )
}

type Rate = Settings['exchangeRates'][number]
type Day = { id: string; source: string; rates: readonly Rate[] }

/** Shows a line per day, newest first. */
function RateHistory({ rates }: { rates: readonly Rate[] }) {
  const { t } = useTranslation()
  const { formatDate, formatNumber } = useFormat()
  const days = [...new Set(rates.map(({ date }) => date))].map((day): Day => {
    const ofDay = rates.filter(({ date }) => date === day)
    return { id: day, source: ofDay[0]?.source ?? '', rates: ofDay }
  })
  const columns: Column<Day>[] = [
    { key: 'day', title: t('Day'), cell: ({ id }) => formatDate(id, { dateStyle: 'medium' }) },
    ...RATED_CURRENCIES.map((currency) => ({
      key: currency,
      title: currency,
      numeric: true,
      cell: ({ rates: ofDay }: Day) => {
        const rate = ofDay.find((candidate) => candidate.currency === currency)
        return rate && formatNumber(rate.perDollar, { maximumFractionDigits: 6 })
      },
    })),
    { key: 'source', title: t('Published by'), cell: ({ source }) => source },
  ]
  return (
    <Disclosure title={t('Earlier rates')}>
      <Table dense label={t('Earlier rates')} columns={columns} rows={days} nameOf={({ id }) => id} empty={null} />
    </Disclosure>
  )
}
