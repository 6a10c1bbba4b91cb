import { useTranslation } from 'react-i18next'
import { HOSPITAL_TIME_ZONE } from '#domain/availability.ts'
import { useFormat } from '#web/i18n/format.ts'

/** Whether the clock on the wall differs between two zones at an instant; zones of another name may agree. */
export function clocksDiffer(instant: string, zone: string, other: string): boolean {
  const read = (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
  return read(zone) !== read(other)
}

/** The visitor's own time of an appointment, or null where clocks show what they show in Istanbul. */
export function useOwnTime(startsAt: string): string | null {
  const { t } = useTranslation()
  const { formatInstant } = useFormat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!zone || !clocksDiffer(startsAt, zone, HOSPITAL_TIME_ZONE)) return null
  const time = formatInstant(startsAt, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  return t('{{time}} in your time zone ({{zone}})', { time, zone: zone.replaceAll('_', ' ') })
}
