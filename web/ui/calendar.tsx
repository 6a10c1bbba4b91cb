/** The calendar behind DatePicker: loaded when it is needed, never imported directly. */
import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
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
import { useFormat } from '../i18n/format.ts'
import type { DatePickerProps } from './date-picker.tsx'

export function MonthCalendar({ label, value, onChange, min, max, today, isBlocked, onMonth }: DatePickerProps) {
  const { locale } = useFormat()
  const [focused, setFocused] = useState(() => parseDate(value ?? min))
  const move = (date: CalendarDate) => {
    if (date.month !== focused.month || date.year !== focused.year)
      onMonth?.(startOfMonth(date).toString(), endOfMonth(date).toString())
    setFocused(date)
  }
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={label}
        value={value ? parseDate(value) : null}
        onChange={(date) => onChange(date.toString())}
        focusedValue={focused}
        onFocusChange={move}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        isDateUnavailable={(date) => isBlocked(date.toString())}
      >
        <header className="cal-h">
          <Button slot="previous" className="icon-btn">
            <ChevronLeft className="flip" aria-hidden="true" />
          </Button>
          <Heading level={3} className="m" />
          <Button slot="next" className="icon-btn">
            <ChevronRight className="flip" aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className="cal" weekdayStyle="short">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell date={date} className={date.toString() === today ? 'day today' : 'day'}>
                {({ formattedDate }) => <span>{formattedDate}</span>}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}
