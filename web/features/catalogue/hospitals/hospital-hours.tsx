import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import styles from './hospital-hours.module.css'

export const HospitalHoursFields = graphql(`
  fragment HospitalHoursFields on Hospital {
    openingHours {
      weekday
      times
    }
  }
`)

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Joins start times at most an hour apart into ranges. */
export function rangesOf(times: readonly string[]): string[] {
  const ranges: [string, string][] = []
  for (const time of [...times].sort()) {
    const last = ranges.at(-1)
    if (last && minutes(time) - minutes(last[1]) <= 60) last[1] = time
    else ranges.push([time, time])
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}\u2060–\u2060${to}`))
}

type OpenDays = { from: number; to: number; hours: string }

/** Joins consecutive weekdays with the same hours. */
export function joinedDays(hoursOf: (weekday: number) => string): OpenDays[] {
  const joined: OpenDays[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const hours = hoursOf(weekday)
    const last = joined.at(-1)
    if (last?.hours === hours) last.to = weekday
    else joined.push({ from: weekday, to: weekday, hours })
  }
  return joined
}

export function HospitalHours({ hospital }: { hospital: ResultOf<typeof HospitalHoursFields> }) {
  const { t } = useTranslation()
  const { formatDate, formatList } = useFormat()
  if (hospital.openingHours.length === 0)
    return <p className={text.note}>{t('Opening hours are not available yet. Please ask the hospital for a time.')}</p>
  const times = new Map(hospital.openingHours.map((day) => [day.weekday, day.times]))
  // 1 January 2024 was a Monday.
  const dayName = (weekday: number) => formatDate(`2024-01-0${weekday}`, { weekday: 'long' })
  const days = joinedDays((weekday) => formatList(rangesOf(times.get(weekday) ?? [])) || t('Closed'))
  return (
    <>
      <dl className={styles.hours}>
        {days.map(({ from, to, hours }) => (
          <div key={from}>
            <dt className={text.begins}>{from === to ? dayName(from) : `${dayName(from)}\u00a0– ${dayName(to)}`}</dt>
            <dd className={text.num}>{hours}</dd>
          </div>
        ))}
      </dl>
      <FieldHint>{t('Appointments start at these times, Türkiye time (GMT+3).')}</FieldHint>
    </>
  )
}
