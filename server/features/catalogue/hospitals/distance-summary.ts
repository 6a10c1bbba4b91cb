import { nearestAirport } from '#domain/airports.ts'
import { LOCALES, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { provinceNameIn, provinceNamed } from '#domain/place-names.ts'
import { distanceBetween, type Somewhere } from '#domain/search-meaning.ts'
import { sayOnPages } from '#server/http/page-words.ts'
import type { Hospital } from './record.ts'

type HospitalPlace = Pick<Hospital, 'city' | 'latitude' | 'longitude' | 'locationApproximate'>

const formatsOf = (language: UiLanguage) => ({
  near: new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }),
  far: new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 0 }),
})

/** Formatters of kilometres by language. One for each card would cost more than the distance. */
const KILOMETRES = Object.fromEntries(UI_LANGUAGES.map((language) => [language, formatsOf(language)])) as Record<
  UiLanguage,
  ReturnType<typeof formatsOf>
>

/**
 * Returns the distance of a hospital and its origin: "5.5 km from the centre". Null if either place
 * is unknown. The server writes it, so that result cards need no texts of their own.
 */
export function distanceSummary(hospital: HospitalPlace, from: Somewhere, language: UiLanguage): string | null {
  const far = distanceBetween(hospital, from)
  if (far === null) return null
  const t = sayOnPages[language]
  const km = KILOMETRES[language][far < 10 ? 'near' : 'far'].format(far)
  const distance = hospital.locationApproximate ? t('about {{km}} km', { km }) : t('{{km}} km', { km })
  if (from.latitude != null && from.longitude != null) return t('{{distance}} from you', { distance })
  const province = (from.location ?? '').split(',').map(provinceNamed).find(Boolean)?.name ?? hospital.city
  return province === hospital.city
    ? t('{{distance}} from the centre', { distance })
    : t('{{distance}} from the centre of {{city}}', { distance, city: provinceNameIn(language, province) })
}

/** Returns the distance to the nearest airport: "31 km from IST airport". Null if unknown. */
export function airportSummary({ latitude, longitude }: HospitalPlace, language: UiLanguage): string | null {
  const airport = latitude == null || longitude == null ? null : nearestAirport({ latitude, longitude })
  if (!airport) return null
  const t = sayOnPages[language]
  return t('{{distance}} from {{code}} airport', { distance: t('{{km}} km', { km: airport.km }), code: airport.code })
}
