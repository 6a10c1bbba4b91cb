/**
 * WeekHours({ hours, onChange, isChanged, errorIn }) — start times of appointments on each weekday,
 * for the form of a hospital or a doctor.
 * useCopiedDay(hours, onChange) — copies the last edited day to all others: the button's label and
 * its action.
 */

import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { BareSelect } from '#web/ui/bare-select.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/choice.tsx'
import { FieldError, FieldHint } from '#web/ui/field.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { X } from '#web/ui/icons/x.ts'
import text from '#web/ui/text.module.css'
import { TimeInput } from '#web/ui/time-input.tsx'
import { DAYS, type Day, type Span, STEPS, USUAL_SPAN } from './spans.ts'
import styles from './week-hours.module.css'

type SpanFieldsProps = {
  name: string
  span: Span
  onChange: (span: Span) => void
  onRemove: (() => void) | undefined
  /** ID of the day's error message. */
  wrong: string | undefined
}

/** Shows the first and last start time of a span, and the interval. */
function SpanFields({ name, span, onChange, onRemove, wrong }: SpanFieldsProps) {
  const { t } = useTranslation()
  const steps = STEPS.some((step) => step === span.every) ? STEPS : [...STEPS, span.every]
  return (
    <span className={styles.span}>
      <TimeInput
        label={t('{{name}}: first visit', { name })}
        value={span.from}
        wrong={wrong}
        onChange={(from) => onChange({ ...span, from })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        label={t('{{name}}: last visit', { name })}
        value={span.to}
        wrong={wrong}
        onChange={(to) => onChange({ ...span, to })}
      />
      <BareSelect
        aria-label={t('{{name}}: minutes from one visit to the next', { name })}
        value={span.every}
        onChange={(event) => onChange({ ...span, every: Number(event.target.value) })}
      >
        {steps.map((step) => (
          <option key={step} value={step}>
            {t('{{count}} min', { count: step })}
          </option>
        ))}
      </BareSelect>
      {onRemove && (
        <IconButton label={t('{{name}}: remove these hours', { name })} className={styles.small} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}

/** Returns a span after the existing ones: the afternoon. */
const following = (spans: readonly Span[]): Span => {
  const last = spans.at(-1)
  if (!last) return USUAL_SPAN
  const hour = Math.min(22, Number(last.to.slice(0, 2)) + 2)
  return {
    ...last,
    from: `${String(hour).padStart(2, '0')}:00`,
    to: `${String(Math.min(23, hour + 2)).padStart(2, '0')}:00`,
  }
}

/** Spans by weekday. A missing day has none. */
export type Hours = Record<string, Span[] | undefined>
type OnChange = (day: Day, spans: Span[]) => void

export function useCopiedDay(hours: Hours, onChange: OnChange) {
  const { t } = useTranslation()
  const [touched, touch] = useState<Day>('1')
  const source = DAYS.find(({ day }) => day === touched) ?? DAYS[0]
  return {
    label: t('Copy {{day}} to all', { day: t(source.label) }),
    copy() {
      for (const { day } of DAYS) if (day !== touched) onChange(day, hours[touched] ?? [])
    },
    write(day: Day, spans: Span[]) {
      touch(day)
      onChange(day, spans)
    },
  }
}

type WeekHoursProps = {
  hours: Hours
  onChange: OnChange
  isChanged: (day: Day) => boolean
  errorIn: (day: Day) => string | undefined
  /** Text of a day without hours. */
  closed: string
}

export function WeekHours({ hours, onChange, isChanged, errorIn, closed }: WeekHoursProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <FieldHint className={styles.hint}>
        {t('First and last visit, and how often one starts. Türkiye time.')}
      </FieldHint>
      {DAYS.map(({ day, label }) => {
        const spans = hours[day] ?? []
        const name = t(label)
        const error = errorIn(day)
        return (
          <fieldset key={day} aria-label={name} className={styles.day} data-changed={isChanged(day)}>
            <Switch
              label={<span className={text.strong}>{name}</span>}
              checked={spans.length > 0}
              onChange={(event) => onChange(day, event.target.checked ? [USUAL_SPAN] : [])}
            />
            <span className={styles.spans}>
              {spans.length === 0 && <span className={text.note}>{closed}</span>}
              {spans.map((span, at) => (
                <SpanFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: spans have nothing else, and their fields hold no state
                  key={at}
                  name={spans.length > 1 ? `${name} ${at + 1}` : name}
                  span={span}
                  onChange={(next) => onChange(day, spans.with(at, next))}
                  wrong={error && `${id}-${day}`}
                  onRemove={spans.length > 1 ? () => onChange(day, spans.toSpliced(at, 1)) : undefined}
                />
              ))}
              <FieldError id={`${id}-${day}`} error={error} />
            </span>
            {spans.length > 0 && (
              <IconButton
                label={t('{{name}}: add hours', { name })}
                className={styles.small}
                onClick={() => onChange(day, [...spans, following(spans)])}
              >
                <Plus aria-hidden="true" />
              </IconButton>
            )}
          </fieldset>
        )
      })}
    </>
  )
}

/** Shows the last line of the week. */
export function SundayLine() {
  const { t } = useTranslation()
  return (
    <div className={styles.day}>
      <span className={text.strong}>{t('Sunday')}</span>
      <span className={clsx(text.note, styles.spans)}>{t('Closed. Sundays cannot be booked.')}</span>
    </div>
  )
}
