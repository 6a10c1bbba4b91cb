import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DatePicker, SlotGrid } from '#web/ui/date-picker.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Availability } from './use-availability.ts'

type Props = {
  calendar: Availability
  date: string
  time: string
  onDate: (date: string) => void
  onTime: (time: string) => void
  errors: { date?: string | undefined; time?: string | undefined }
}

export function DateAndTime({ calendar, date, time, onDate, onTime, errors }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const times = date ? calendar.timesOn(date) : null
  const gone = date !== '' && time !== '' && calendar.isFree(date, time) === false
  return (
    <section className="card fset">
      <h2>{t('Date and time')}</h2>
      {calendar.query.error && (
        <Banner
          tone="stop"
          action={
            <Button variant="ghost" size="sm" onClick={() => void calendar.query.refetch()}>
              {t('Try Again')}
            </Button>
          }
        >
          {t('The free times could not be loaded.')}
        </Banner>
      )}
      <div className="dt">
        <DatePicker
          label={t('Appointment date')}
          value={date || null}
          onChange={onDate}
          min={calendar.today}
          max={calendar.max}
          today={calendar.today}
          isBlocked={calendar.isBlocked}
          onMonth={calendar.showMonth}
          error={errors.date}
        />
        <div>
          {date ? (
            <>
              <p className="strong mt-2 mb-4" aria-live="polite">
                {formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })}
              </p>
              {times ? (
                <SlotGrid
                  label={t('Appointment time')}
                  value={gone ? null : time || null}
                  onChange={onTime}
                  slots={times}
                  error={gone ? 'The time you chose is no longer free. Please choose another one.' : errors.time}
                />
              ) : (
                <Skeleton className="h-56 w-full" />
              )}
            </>
          ) : (
            <p className="mute mt-2 mb-4">{t('Choose a day to see its times.')}</p>
          )}
          {!date && errors.time && (
            <p className="err mb-4" role="alert">
              {t(errors.time)}
            </p>
          )}
          <p className="hint flex gap-2">
            <Clock size={18} aria-hidden="true" />
            <span>{t('Times are local to Turkey (GMT+3). The hospital is closed on Sundays.')}</span>
          </p>
        </div>
      </div>
    </section>
  )
}
