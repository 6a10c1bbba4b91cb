/** ReportForm({ kind, doctors, onMake, busy }) — subject, period and doctors of a new report. */

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
/** A requested report with its period. */
export type ReportRequest = ReportInput
type ReportFormProps = {
  /** Previous request. */
  initial: ReportRequest | undefined
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

export function ReportForm({ initial, doctors, busy, onMake }: ReportFormProps) {
  const { t } = useTranslation()
  const today = dateIn(new Date())
  const [kind, setKind] = useState<ReportKind>(initial?.kind ?? 'appointments')
  const [period, setPeriod] = useState<ReportPeriod>(initial?.period ?? 'month')
  const [on, setOn] = useState(initial && initial.period !== 'custom' ? initial.from : today)
  const [days, setDays] = useState(
    initial?.period === 'custom'
      ? { from: initial.from, to: initial.to }
      : { from: periodAround('month', today).from, to: today },
  )
  const [doctorId, setDoctorId] = useState(initial?.doctorId ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = reportInput(today).safeParse({ kind, period, on, ...(period === 'custom' && days), doctorId })
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
        onChange={({ target }) => setKind(target.value as ReportKind)}
      />
      <div className={styles.period}>
        <span className={styles.label} aria-hidden="true">
          {t('Period')}
        </span>
        <Joined
          legend={t('Period')}
          value={period}
          onChange={setPeriod}
          options={REPORT_PERIODS.map((value) => ({ value, label: t(PERIOD_LABELS[value]) }))}
        />
      </div>
      <PeriodStepper period={period} on={on} onChange={setOn} />
      {period === 'custom' &&
        (['from', 'to'] as const).map((name) => (
          <Input
            key={name}
            app
            type="date"
            label={name === 'from' ? t('From') : t('Until')}
            className={styles.date ?? ''}
            value={days[name]}
            error={errors[name]}
            onChange={({ target }) => setDays({ ...days, [name]: target.value })}
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
        onChange={({ target }) => setDoctorId(target.value)}
      />
      <Button type="submit" busy={busy} className={styles.make} icon={<FileChartColumn aria-hidden="true" />}>
        {t('Generate')}
      </Button>
    </Card>
  )
}
