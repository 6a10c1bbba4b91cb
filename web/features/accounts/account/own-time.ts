import { useMemo } from 'react'
import { useFormat } from '#web/i18n/format.ts'

/**
 * Formats instants of the account in the visitor's time zone, because they are unrelated to a
 * hospital's clock.
 */
export function useOwnTime() {
  const { formatInstant } = useFormat()
  return useMemo(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return {
      day: (instant: string) => formatInstant(instant, { timeZone, dateStyle: 'long' }),
      moment: (instant: string) => formatInstant(instant, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    }
  }, [formatInstant])
}
