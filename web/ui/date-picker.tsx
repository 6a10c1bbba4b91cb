import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import styles from './date-picker.module.css'
import { FieldError } from './field.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import text from './text.module.css'

export type DatePickerProps = {
  label: string
  value: string | null
  onChange: (date: string) => void
  /** First and last selectable day, yyyy-mm-dd. */
  min: string
  max: string
  /** Today at the hospital, yyyy-mm-dd. Earlier weeks are not shown. */
  today: string
  /** Day of the present appointment. A sentence beside the calendar names it. */
  marked?: string | undefined
  /** Initially displayed day if none is chosen. */
  opensAt?: string | undefined
  isBlocked: (date: string) => boolean
  /** Called with the first and last day of the displayed month. */
  onMonth?: (from: string, to: string) => void
  /** An English sentence (the key of its translation). */
  error?: string | undefined
}

const Calendar = lazy(() => import('./calendar.tsx').then(({ MonthCalendar }) => ({ default: MonthCalendar })))

export function DatePicker(props: DatePickerProps) {
  const id = useId()
  return (
    <div className={styles.picker}>
      <Suspense
        fallback={
          <Loading>
            <Skeleton size="panel" />
          </Loading>
        }
      >
        <Calendar {...props} wrong={props.error && id} />
      </Suspense>
      <FieldError id={id} error={props.error} alert />
    </div>
  )
}

type SlotGridProps = {
  label: string
  value: string | null
  onChange: (time: string) => void
  slots: readonly { time: string; available: boolean }[]
  /** Second, smaller line of a time: the same instant on another clock. */
  noteOf?: (time: string) => ReactNode
  name?: string
  error?: string | undefined
}

export function SlotGrid({ label, value, onChange, slots, noteOf, name, error }: SlotGridProps) {
  const { t } = useTranslation()
  const generatedId = useId()
  const groups = [
    { title: t('Morning'), slots: slots.filter(({ time }) => time < '12:00') },
    { title: t('Afternoon'), slots: slots.filter(({ time }) => time >= '12:00') },
  ]
  return (
    <fieldset className={styles.slots}>
      <legend className={text.visuallyHidden}>{label}</legend>
      {groups.map(
        (group) =>
          group.slots.length > 0 && (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <div className={styles.group}>
                {group.slots.map(({ time, available }) => (
                  <label key={time} className={styles.slot}>
                    <input
                      type="radio"
                      className={text.visuallyHidden}
                      name={name ?? generatedId}
                      value={time}
                      checked={value === time}
                      disabled={!available}
                      aria-invalid={error ? true : undefined}
                      aria-describedby={error ? `${generatedId}-error` : undefined}
                      onChange={() => onChange(time)}
                    />
                    <span>
                      <bdi>{time}</bdi>
                      {noteOf && <span className={styles.slotNote}>{noteOf(time)}</span>}
                      {!available && <span className={text.visuallyHidden}> {t('not available')}</span>}
                    </span>
                  </label>
                ))}
              </div>
            </div>
          ),
      )}
      <FieldError id={`${generatedId}-error`} error={error} alert />
    </fieldset>
  )
}
