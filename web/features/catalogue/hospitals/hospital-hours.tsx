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

export function HospitalHours({ hospital }: { hospital: ResultOf<typeof HospitalHoursFields> }) {
  const { t } = useTranslation()
  const { formatDate, formatList } = useFormat()
  if (hospital.openingHours.length === 0)
    return <p className={text.note}>{t('Opening hours are not available yet. Please ask the hospital for a time.')}</p>
  const times = new Map(hospital.openingHours.map((day) => [day.weekday, day.times]))
  return (
    <>
      <dl className={styles.hours}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
          const ranges = rangesOf(times.get(weekday) ?? [])
          return (
            <div key={weekday}>
              {/* 1 January 2024 was a Monday. */}
              <dt className={text.begins}>{formatDate(`2024-01-0${weekday}`, { weekday: 'long' })}</dt>
              <dd className={text.num}>{ranges.length ? formatList(ranges) : t('Closed')}</dd>
            </div>
          )
        })}
      </dl>
      <FieldHint>{t('Appointments start at these times, Türkiye time (GMT+3).')}</FieldHint>
    </>
  )
}
