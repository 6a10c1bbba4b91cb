import { useEffect, useState } from 'react'
import { usePreferences } from '#web/device/preferences.tsx'

type Names = typeof import('#domain/place-names.ts')

/**
 * Names of cities as the reader calls them. Russian and Arabic names come when they are read; until
 * then cities have their own.
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
