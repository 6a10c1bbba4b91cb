/**
 * NextTimes({ times, addressOf, label, more? }) — the next bookable times as links, each on the
 * hospital's clock and below it on the visitor's if they differ. `more` is the address of all
 * times. `none` is shown if there are no times.
 * NextTime({ slot, address }) — the first time in one line, for narrow places.
 * ClockNote() — explains the clocks, once above a list of times.
 */
import { clsx } from 'clsx'
import { dateIn } from '#domain/days.ts'
import { useTravelDates } from '#web/device/travel-dates.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useClock, useHydrated } from '#web/rendering/first-render.tsx'
import { Link } from '#web/routing/router.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { useOwnClock } from '../i18n/own-time.ts'
import { useWhen } from '../i18n/when.ts'
import { WithPart } from '../i18n/with-part.tsx'
import styles from './next-times.module.css'
import text from './text.module.css'

export type Slot = { date: string; time: string }

type NextTimesProps = {
  times: readonly Slot[]
  addressOf: (slot: Slot) => string
  /** Label of the times. */
  label: string
  more?: string
  none?: string | undefined
  className?: string | undefined
}

export function NextTimes({ times, addressOf, label, more, none, className }: NextTimesProps) {
  const { t } = useTranslation()
  const { day } = useWhen()
  const ownClock = useOwnClock()
  const travel = useTravelDates()
  if (times.length === 0 && travel)
    return <p className={clsx(text.note, className)}>{t('No in-person times during your stay')}</p>
  if (times.length === 0)
    return (
      <p className={clsx(text.note, className)}>
        <b className={text.block}>{none ?? t('Contact for info')}</b>
        {t('No times can be booked online at the moment.')}
      </p>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links is no fieldset
    <div
      className={clsx(styles.times, more && styles.withMore, className)}
      role="group"
      aria-label={t('Next free times: {{name}}', { name: label })}
    >
      {times.map((slot) => {
        const own = ownClock(slot)
        return (
          <Link key={`${slot.date} ${slot.time}`} className={styles.time} to={addressOf(slot)}>
            <span className={styles.day}>{day(slot.date)}</span> <b className={styles.clock}>{slot.time}</b>{' '}
            {own && <small className={styles.own}>{t('{{time}} {{place}}', own)}</small>}
          </Link>
        )
      })}
      {more && (
        <Link className={styles.more} to={more} aria-label={t('More times: {{name}}', { name: label })}>
          <ChevronRight className={text.flip} aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}

type NextTimeProps = { slot: Slot | undefined; address: string; none?: string | undefined }

export function NextTime({ slot, address, none }: NextTimeProps) {
  const { t } = useTranslation()
  const { slotWithin } = useWhen()
  const ownClock = useOwnClock()
  const hydrated = useHydrated()
  const travel = useTravelDates()
  if (!slot)
    return (
      <span className={text.note}>
        {travel ? t('No in-person times during your stay') : (none ?? t('Contact for info'))}
      </span>
    )
  const own = ownClock(slot)
  return (
    <Link className={styles.next} to={address}>
      <WithPart of={t('Next free <b>{{time}}</b>', { time: slotWithin(slot) })}>{(time) => <b>{time}</b>}</WithPart>{' '}
      {own && <small className={styles.own}>({t('{{time}} {{place}}', own)})</small>}
      {!hydrated && <i className={styles.room} />}
    </Link>
  )
}

export function ClockNote({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const ownClock = useOwnClock()
  const { now } = useClock()
  const hydrated = useHydrated()
  const own = ownClock({ date: dateIn(now()), time: '12:00' })
  // Without scripts the visitor's clock is unknown.
  const alone = hydrated
    ? t('Times are in Türkiye time (GMT+3), the same as yours.')
    : t('Times are in Türkiye time (GMT+3).')
  return (
    <p className={clsx(text.note, styles.note, className)}>
      <Clock aria-hidden="true" />
      {own
        ? t('Türkiye time (GMT+3) in large figures, your time in {{place}} in small ones.', { place: own.place })
        : alone}
    </p>
  )
}
