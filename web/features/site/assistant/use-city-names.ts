import { useEffect, useState } from 'react'
import { usePreferences } from '#web/device/preferences.tsx'

type Names = typeof import('#domain/place-names.ts')

/**
 * Returns the names of cities in the user's language. Russian and Arabic names load on demand.
 * Until then cities have their Turkish names.
 */
export function useCityNames(): (city: string) => string {
  const { language } = usePreferences()
  const [names, setNames] = useState<Names | null>(null)
  const isLocalised = language === 'ru' || language === 'ar'
  useEffect(() => {
    if (!isLocalised) return
    import('#domain/place-names.ts').then(
      (module) => setNames(() => module),
      () => undefined,
    )
  }, [isLocalised])
  return (city) => names?.provinceNameIn(language, city) ?? city
}
