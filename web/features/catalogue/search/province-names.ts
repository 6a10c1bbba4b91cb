import { useEffect, useMemo, useState } from 'react'
import { provinceNames } from '#domain/provinces.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'

type Names = typeof import('#domain/place-names.ts')

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Arabic}]/u

/**
 * Returns the provinces in the user's language, matched by all their common names. The Russian and
 * Arabic names load when the user types in these scripts, or reads them and focuses the field
 * (`wake`). Until then the provinces have their Turkish names.
 */
export function useProvinceNames(typed: string) {
  const { language } = usePreferences()
  const { locale } = useFormat()
  const [woken, setWoken] = useState(false)
  const [names, setNames] = useState<Names | null>(null)
  const readsForeign = language === 'ru' || language === 'ar'
  const isForeign = FOREIGN.test(typed) || (readsForeign && (woken || typed !== ''))
  useEffect(() => {
    if (!isForeign) return
    import('#domain/place-names.ts').then(
      (placeNames) => setNames(() => placeNames),
      () => undefined,
    )
  }, [isForeign])
  return useMemo(() => {
    const nameOf = (province: string) => names?.provinceNameIn(language, province) ?? province
    const { compare } = new Intl.Collator(locale)
    const options = names && readsForeign ? provinceNames.map(nameOf).sort(compare) : provinceNames
    /** Returns the Turkish name, which addresses use. Other text stays unchanged. */
    const provinceOf = (text: string) => (FOREIGN.test(text) ? names?.provinceNamed(text)?.name : undefined) ?? text
    const spellingsOf = (option: string) => names?.spellingsOf(provinceOf(option)) ?? []
    return { nameOf, options, provinceOf, spellingsOf, wake: () => setWoken(true) }
  }, [names, language, locale, readsForeign])
}
