/**
 * DatePicker({ label, value: 'yyyy-mm-dd'|null, onChange, min, max, today, isBlocked: (date) => boolean, onMonth?: (from, to) => void, error? })
 * — a calendar of one month; blocked days are struck through and cannot be chosen. Lazy chunk with a box of the same size meanwhile.
 * SlotGrid({ label, value, onChange, slots: {time, available}[], name? }) — radio buttons in Morning and Afternoon.
 */
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from './skeleton.tsx'

export type DatePickerProps = {
  label: string
  value: string | null
  onChange: (date: string) => void
  /** First and last day that may be chosen, yyyy-mm-dd. */
  min: string
  max: string
  /** Today where the hospital is, yyyy-mm-dd. */
  today: string
  isBlocked: (date: string) => boolean
  /** Called with the first and last day of the month that is now shown. */
  onMonth?: (from: string, to: string) => void
  /** An English sentence (the key of its translation). */
  error?: string | undefined
}

const Calendar = lazy(() => import('./calendar.tsx').then(({ MonthCalendar }) => ({ default: MonthCalendar })))

export function DatePicker(props: DatePickerProps) {
  const { t } = useTranslation()
  return (
    <div className="max-w-[22rem]">
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-[24rem]" />
          </Loading>
        }
      >
        <Calendar {...props} />
      </Suspense>
      {props.error && (
        <p className="err" role="alert">
          <CircleAlert aria-hidden="true" />
          {t(props.error)}
        </p>
      )}
    </div>
  )
}

type SlotGridProps = {
  label: string
  value: string | null
  onChange: (time: string) => void
  slots: readonly { time: string; available: boolean }[]
  name?: string
  error?: string | undefined
}

export function SlotGrid({ label, value, onChange, slots, name, error }: SlotGridProps) {
  const { t } = useTranslation()
  const made = useId()
  const groups = [
    { title: t('Morning'), slots: slots.filter(({ time }) => time <= '12:00') },
    { title: t('Afternoon'), slots: slots.filter(({ time }) => time > '12:00') },
  ]
  return (
    <fieldset className="slots" aria-describedby={error ? `${made}-error` : undefined}>
      <legend className="sr-only">{label}</legend>
      {groups.map(
        (group) =>
          group.slots.length > 0 && (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <div className="g">
                {group.slots.map(({ time, available }) => (
                  <label key={time} className="slot">
                    <input
                      type="radio"
                      className="sr-only"
                      name={name ?? made}
                      value={time}
                      checked={value === time}
                      disabled={!available}
                      onChange={() => onChange(time)}
                    />
                    <span>
                      <bdi>{time}</bdi>
                      {!available && <span className="sr-only"> {t('not available')}</span>}
                    </span>
                  </label>
                ))}
              </div>
            </div>
          ),
      )}
      {error && (
        <p className="err" id={`${made}-error`} role="alert">
          <CircleAlert aria-hidden="true" />
          {t(error)}
        </p>
      )}
    </fieldset>
  )
}
