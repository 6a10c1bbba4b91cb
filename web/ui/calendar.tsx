/**
 * The calendar behind DatePicker, loaded on demand and never imported directly. It is one stop of
 * the keyboard: arrow keys move between days, Page Up and Page Down between months.
 */
import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.tsx'
import button from './button.module.css'
import styles from './calendar.module.css'
import type { DatePickerProps } from './date-picker.tsx'
import text from './text.module.css'

export function MonthCalendar({
  label,
  value,
  onChange,
  min,
  max,
  today,
  marked,
  opensAt,
  isBlocked,
  onMonth,
  wrong,
}: DatePickerProps & {
  /** ID of the day's error message. */ wrong: string | undefined
}) {
  const { locale } = useFormat()
  const { t } = useTranslation()
  const name = useId()
  const keys = useId()
  const [focused, setFocused] = useState(() => parseDate(value ?? opensAt ?? min))
  // The value was set from outside, for instance by the button of the first free day, so the
  // calendar pages to it.
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value) setFocused(parseDate(value))
  }
  const move = (date: CalendarDate) => {
    if (date.month !== focused.month || date.year !== focused.year)
      onMonth?.(startOfMonth(date).toString(), endOfMonth(date).toString())
    setFocused(date)
  }
  return (
    <I18nProvider locale={locale}>
      {/* An `aria-label` would be joined with the month by a Latin comma in every language. */}
      <span id={name} hidden>
        {label}
      </span>
      <Calendar
        aria-labelledby={name}
        aria-describedby={clsx(wrong, keys)}
        value={value ? parseDate(value) : null}
        onChange={(date) => onChange(date.toString())}
        focusedValue={focused}
        onFocusChange={move}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        isDateUnavailable={(date) => isBlocked(date.toString())}
      >
        <header className={styles.head}>
          <Button slot="previous" excludeFromTabOrder className={button.iconButton}>
            <ChevronLeft className={text.flip} aria-hidden="true" />
          </Button>
          <Heading level={3} className={styles.month} />
          <Button slot="next" excludeFromTabOrder className={button.iconButton}>
            <ChevronRight className={text.flip} aria-hidden="true" />
          </Button>
        </header>
        {/* Arabic has no short weekday names: the short form equals the long one and would
            overlap. */}
        <CalendarGrid className={styles.grid} weekdayStyle={locale.startsWith('ar') ? 'narrow' : 'short'}>
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={clsx(
                  styles.day,
                  date.toString() === today && styles.today,
                  date.toString() === marked && styles.marked,
                  date.toString() < today && styles.past,
                )}
              >
                {({ formattedDate }) => <span>{formattedDate}</span>}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
        <p id={keys} className={clsx(text.note, styles.keys)}>
          {t('Page Up and Page Down change the month.')}
        </p>
      </Calendar>
    </I18nProvider>
  )
}
