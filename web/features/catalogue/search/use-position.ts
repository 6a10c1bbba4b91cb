import { useState } from 'react'
import type { Point } from '#domain/places.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { toast } from '#web/ui/toast.tsx'
import { coarse } from './search-state.ts'

const PATIENCE_MS = 10_000

/**
 * Requests the browser's position only when the button is pressed. A refusal is reported and
 * changes nothing.
 */
export function usePosition(onFound: (point: Point) => void): { locate: () => void; locating: boolean } {
  const { t } = useTranslation()
  const [locating, setLocating] = useState(false)
  const locate = () => {
    const fail = () => {
      setLocating(false)
      toast({ tone: 'warn', text: t('Your location could not be found. Please choose a city instead.') })
    }
    if (!navigator.geolocation) return fail()
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onFound(coarse(coords))
      },
      fail,
      { timeout: PATIENCE_MS, maximumAge: 300_000 },
    )
  }
  return { locate, locating }
}
