import { useMemo } from 'react'
import { useFormat } from '#web/i18n/format.ts'

/**
 * Instants of the account in the visitor's own time: they have nothing to do with a hospital's
 * clock.
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
