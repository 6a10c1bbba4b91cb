import { useEffect, useState } from 'react'
import { useFormat } from '#web/i18n/format.ts'

const MINUTE = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
] as const

/** Returns the formatter of a short relative time, which updates every minute. */
export function useAgo(): (instant: string) => string {
  const { locale } = useFormat()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (instant) => {
    const passed = Math.max(0, now - new Date(instant).getTime())
    const [unit, size] = UNITS.find(([, least]) => passed >= least) ?? (['minute', MINUTE] as const)
    const style = { style: 'unit', unit, unitDisplay: 'short' } as const
    return new Intl.NumberFormat(locale, style).format(Math.floor(passed / size))
  }
}
