/**
 * ReportForm({ shown, address, doctors, onMake, busy }) — subject, period and doctor of a new
 * report.
 */

import { type FormEvent, useState } from 'react'
import { addDays, dateIn } from '#domain/days.ts'
import { REPORT_LABELS, writePeriod } from '#domain/report-words.ts'
import {
  periodAround,
  REPORT_KINDS,
  REPORT_PERIODS,
  type ReportInput,
  type ReportKind,
  type ReportPeriod,
  reportInput,
} from '#domain/reports.ts'
import { sentence } from '#domain/sentences.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Joined } from '#web/ui/choice.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { FileChartColumn } from '#web/ui/icons/file-chart-column.ts'
import text from '#web/ui/text.module.css'
import styles from './report-form.module.css'

const PERIOD_LABELS: Record<ReportPeriod, string> = {
  week: sentence('Week'),
  month: sentence('Month'),
  quarter: sentence('Quarter'),
  year: sentence('Year'),
  custom: sentence('Custom'),
}

type Doctor = { id: string; fullName: string }
type FormFields = { kind: ReportKind; period: ReportPeriod; on: string; from: string; to: string; doctorId: string }
/** A requested report with its period. */
export type ReportRequest = ReportInput
type ReportFormProps = {
  /** Report on the page, whose request stands in the form until it is changed. */
  shown: ReportRequest | undefined
  /** ID of the report in the address. Another one empties what was chosen. */
  address: string | undefined
  doctors: readonly Doctor[]
  busy: boolean
  onMake: (request: ReportRequest) => void
}

/** Moves to the previous or next week, month, quarter or year. */
function PeriodStepper({ period, on, onChange }: { period: ReportPeriod; on: string; onChange: (on: string) => void }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  if (period === 'custom') return null
  const days = periodAround(period, on)
  return (
    <div className={styles.stepper}>
      <IconButton label={t('Earlier')} onClick={() => onChange(addDays(days.from, -1))}>
        <ChevronLeft className={text.flip} aria-hidden="true" />
      </IconButton>
      <output>{writePeriod(days, period, language)}</output>
      <IconButton label={t('Later')} onClick={() => onChange(addDays(days.to, 1))}>
        <ChevronRight className={text.flip} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Returns the request in the form: what was chosen, else that of the shown report. */
function useRequest(shown: ReportRequest | undefined, address: string | undefined, today: string) {
  const [chosen, choose] = useState<Partial<FormFields>>({})
  const [lastAddress, setLastAddress] = useState(address)
  if (lastAddress !== address) {
    setLastAddress(address)
    choose({})
  }
  const isCustom = shown?.period === 'custom'
  const isPast = shown !== undefined && !isCustom && (today < shown.from || shown.to < today)
  const usual: FormFields = {
    kind: shown?.kind ?? 'appointments',
    period: shown?.period ?? 'month',
    on: isPast ? shown.from : today,
    from: isCustom ? shown.from : periodAround('month', today).from,
    to: isCustom ? shown.to : today,
    doctorId: shown?.doctorId ?? '',
  }
  return [{ ...usual, ...chosen }, (change: Partial<FormFields>) => choose({ ...chosen, ...change })] as const
}

export function ReportForm({ shown, address, doctors, busy, onMake }: ReportFormProps) {
  const { t } = useTranslation()
  const today = dateIn(new Date())
  const [request, change] = useRequest(shown, address, today)
  const { kind, period, on, from, to, doctorId } = request
  const [errors, setErrors] = useState<Record<string, string>>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = reportInput(today).safeParse({ kind, period, on, ...(period === 'custom' && { from, to }), doctorId })
    setErrors(Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])))
    if (read.success) onMake(read.data)
  }

  return (
    <Card as="form" aria-label={t('New report')} className={styles.form} onSubmit={submit}>
      <Select
        app
        label={t('Type')}
        className={styles.select ?? ''}
        value={kind}
        options={REPORT_KINDS.map((value) => ({ value, label: t(REPORT_LABELS[value]) }))}
        onChange={({ target }) => change({ kind: target.value as ReportKind })}
      />
      <div className={styles.period}>
        <div className={styles.head}>
          <span className={styles.label} aria-hidden="true">
            {t('Period')}
          </span>
          <PeriodStepper period={period} on={on} onChange={(next) => change({ on: next })} />
        </div>
        <Joined
          legend={t('Period')}
          value={period}
          onChange={(next) => change({ period: next })}
          options={REPORT_PERIODS.map((value) => ({ value, label: t(PERIOD_LABELS[value]) }))}
        />
      </div>
      {period === 'custom' &&
        (['from', 'to'] as const).map((name) => (
          <Input
            key={name}
            app
            type="date"
            label={name === 'from' ? t('From') : t('Until')}
            className={styles.date ?? ''}
            value={request[name]}
            error={errors[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      <Select
        app
        label={t('Doctor')}
        className={styles.select ?? ''}
        value={doctorId}
        options={[
          { value: '', label: t('All doctors') },
          ...doctors.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
        onChange={({ target }) => change({ doctorId: target.value })}
      />
      <Button type="submit" busy={busy} className={styles.make} icon={<FileChartColumn aria-hidden="true" />}>
        {t('Generate')}
      </Button>
    </Card>
  )
}
