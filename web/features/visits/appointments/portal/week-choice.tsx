import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { addDays, weekdayOf } from '#domain/days.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Choices, Pill } from '#web/ui/choice.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './time-dialog.module.css'

type Props = {
  /** Days with free times, in order. At least one. */
  days: readonly { date: string; times: readonly unknown[] }[]
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Nobody is seen on a Sunday. */
const WORKDAYS = [0, 1, 2, 3, 4, 5]
const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date))

/** Chooses a day of a week by its number of free times. It begins with the first free day. */
export function WeekChoice({ days, field, error }: Props) {
  const { t } = useTranslation()
  const { formatDate, formatDates } = useFormat()
  const [chosen, setChosen] = useState<string | null>(null)
  const monday = chosen ?? mondayOf(days[0]?.date ?? '')
  const saturday = addDays(monday, 5)
  const before = days.findLast(({ date }) => date < monday)
  const after = days.find(({ date }) => date > saturday)
  const freeOn = (date: string) => days.find((day) => day.date === date)?.times.length ?? 0
  return (
    <>
      <Row between>
        <IconButton
          label={t('Week before')}
          disabled={!before}
          onClick={() => before && setChosen(mondayOf(before.date))}
        >
          <ChevronLeft className={text.flip} aria-hidden="true" />
        </IconButton>
        <b className={text.num} aria-live="polite">
          {formatDates(monday, saturday)}
        </b>
        <IconButton label={t('Week after')} disabled={!after} onClick={() => after && setChosen(mondayOf(after.date))}>
          <ChevronRight className={text.flip} aria-hidden="true" />
        </IconButton>
      </Row>
      <Choices legend={t('Day')} className={styles.week ?? ''} error={error}>
        {WORKDAYS.map((offset) => {
          const date = addDays(monday, offset)
          const free = freeOn(date)
          return (
            <Pill
              key={date}
              type="radio"
              label={formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' })}
              note={t('{{count}} free', { count: free })}
              value={date}
              disabled={free === 0}
              {...field}
            />
          )
        })}
      </Choices>
    </>
  )
}
