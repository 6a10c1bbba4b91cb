import { type Ref, useId, useState } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FieldError, FieldLegend, InForm, Input, Select } from '#web/ui/field.tsx'
import styles from './birth-date.module.css'

type Parts = { day: string; month: string; year: string }

const split = (date: string): Parts => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: String(Number(month) || ''), day: String(Number(day) || '') }
}
/** Returns yyyy-mm-dd. An incomplete date becomes an invalid one, so the form reports it. */
const join = ({ day, month, year }: Parts): string =>
  day || month || year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''

type Props = {
  /** Date as yyyy-mm-dd, or empty. */
  value: string
  onChange: (date: string) => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/**
 * Shows fields for day, month and year. Users know the date by heart, and a calendar would need
 * many clicks.
 */
export function BirthDate({ value, onChange, error, ref }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const [parts, setParts] = useState(() => split(value))
  const id = useId()
  // Another user's value was taken over.
  if (value !== join(parts)) setParts(split(value))
  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part }
    setParts(next)
    onChange(join(next))
  }
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': id } : undefined
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: formatDate(`2000-${String(at + 1).padStart(2, '0')}-01`, { month: 'long' }),
  }))
  return (
    <fieldset>
      <FieldLegend>
        {t('Birth date')} <small className={styles.optional}>{t('optional')}</small>
      </FieldLegend>
      <InForm value={false}>
        <div className={styles.parts}>
          <Input
            {...wrong}
            ref={ref}
            label={t('Day')}
            inputMode="numeric"
            autoComplete="bday-day"
            maxLength={2}
            value={parts.day}
            onChange={(event) => change({ day: event.target.value.replace(/\D/gu, '') })}
          />
          <Select
            {...wrong}
            label={t('Month')}
            autoComplete="bday-month"
            placeholder="—"
            options={months}
            value={parts.month}
            onChange={(event) => change({ month: event.target.value })}
          />
          <Input
            {...wrong}
            label={t('Year')}
            inputMode="numeric"
            autoComplete="bday-year"
            maxLength={4}
            value={parts.year}
            onChange={(event) => change({ year: event.target.value.replace(/\D/gu, '') })}
          />
        </div>
      </InForm>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
