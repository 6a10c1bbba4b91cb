import { clsx } from 'clsx'
import type { Ref } from 'react'
import { TravelNote } from '#web/data/travel-note.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DatePicker, SlotGrid } from '#web/ui/date-picker.tsx'
import { FieldError, FieldHint } from '#web/ui/field.tsx'
import { BellRing } from '#web/ui/icons/bell-ring.ts'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { BookingSection } from './booking-section.tsx'
import styles from './date-and-time.module.css'
import type { Availability } from './use-availability.ts'

type Props = {
  calendar: Availability
  date: string
  time: string
  onDate: (date: string) => void
  onTime: (time: string) => void
  errors: { date?: string | undefined; time?: string | undefined }
  /** Day of the appointment that is moved. */
  present?: string
  /** Link to the waiting list, if no time suits. */
  wait: { to: string; label: string }
  /** Container of the calendar and the times, for moving the focus there. */
  box?: Ref<HTMLDivElement>
}

export function DateAndTime({ calendar, date, time, onDate, onTime, errors, present, wait, box }: Props) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const ownClock = useOwnClock()
  const ownNoon = ownClock({ date: date || calendar.today, time: '12:00' })
  const first = calendar.firstFree
  const times = date ? calendar.timesOn(date) : null
  const isTaken = date !== '' && time !== '' && calendar.isFree(date, time) === false
  return (
    <BookingSection title={t('Date and time')}>
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
      {first && (
        <Button
          variant="tonal"
          className={clsx(styles.first, first.date === date && styles.kept)}
          icon={<CalendarCheck2 aria-hidden="true" />}
          onClick={() => {
            onDate(first.date)
            calendar.showMonth(first.date)
          }}
        >
          {t('First free: {{day}}', {
            day: formatDate(first.date, { weekday: 'short', day: 'numeric', month: 'short' }),
          })}
        </Button>
      )}
      {calendar.stay && <TravelNote isEmpty={calendar.isEmpty} />}
      {calendar.ready && !first && !calendar.stay && !calendar.query.error && (
        <Banner tone="warn" className={styles.first}>
          {t('No times can be booked online at the moment.')}
        </Banner>
      )}
      <div className={styles.columns} ref={box}>
        {calendar.ready ? (
          <DatePicker
            label={t('Appointment date')}
            value={date || null}
            onChange={onDate}
            min={first?.date ?? calendar.today}
            max={calendar.max}
            today={calendar.today}
            marked={present}
            opensAt={calendar.opensAt}
            isBlocked={calendar.isBlocked}
            onMonth={calendar.showMonth}
            error={errors.date}
          />
        ) : (
          <Loading>
            <Skeleton size="panel" />
          </Loading>
        )}
        <div>
          {date ? (
            <>
              <p className={clsx(text.strong, text.begins, styles.day)} aria-live="polite">
                {formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })}
              </p>
              {times ? (
                <SlotGrid
                  label={t('Appointment time')}
                  value={isTaken ? null : time || null}
                  onChange={onTime}
                  slots={times}
                  noteOf={(slot) => {
                    const own = ownClock({ date, time: slot })
                    return (
                      own && (
                        <>
                          <bdi aria-hidden="true">{own.time}</bdi>
                          <span className={text.visuallyHidden}> {t('{{time}} in {{place}}', own)}</span>
                        </>
                      )
                    )
                  }}
                  error={isTaken ? 'The time you chose is no longer free. Please choose another one.' : errors.time}
                />
              ) : (
                <Skeleton className={styles.skeleton} />
              )}
            </>
          ) : (
            <p className={clsx(text.muted, styles.day)}>{t('Choose a day to see its times.')}</p>
          )}
          {!date && <FieldError alert error={errors.time} className={styles.error} />}
          <FieldHint className={styles.hint}>
            <Clock />
            <span>
              {t('Times are in Türkiye time (GMT+3). The hospital is closed on Sundays.')}{' '}
              {ownNoon && t('The time in {{place}} is shown below each.', ownNoon)}
            </span>
          </FieldHint>
          <ButtonLink variant="ghost" size="sm" to={wait.to} icon={<BellRing aria-hidden="true" />}>
            {wait.label}
          </ButtonLink>
        </div>
      </div>
    </BookingSection>
  )
}
