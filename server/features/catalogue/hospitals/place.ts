import { findProvince } from '#domain/places.ts'
import { AppError } from '#server/errors.ts'

type Place = { latitude?: number | null; longitude?: number | null }
export type KnownPlace = { latitude: number | null; longitude: number | null; locationApproximate: boolean }

/** Refuses a position with only one coordinate. */
export function checkPlace({ latitude, longitude }: Place): void {
  if ((latitude == null) === (longitude == null)) return
  const sentence = 'Please give both latitude and longitude'
  throw new AppError('bad_input', sentence, { fields: { [latitude == null ? 'latitude' : 'longitude']: sentence } })
}

/** Returns the centre of the province, for a hospital without an entered position. */
export function centreOf(city: string): KnownPlace {
  const province = findProvince(city)
  if (!province) return { latitude: null, longitude: null, locationApproximate: false }
  return { latitude: province.latitude, longitude: province.longitude, locationApproximate: true }
}

type HospitalPlace = KnownPlace & { city: string }

/**
 * Returns the position of a hospital after an edit. A position that was not entered by hand moves
 * with the city.
 */
export function placeAfterEdit(current: HospitalPlace, input: Place & { city?: string }): KnownPlace {
  const { latitude, longitude, locationApproximate } = current
  if (input.latitude !== undefined || input.longitude !== undefined) {
    const place = { latitude: input.latitude ?? null, longitude: input.longitude ?? null, locationApproximate: false }
    if (input.latitude === undefined) place.latitude = latitude
    if (input.longitude === undefined) place.longitude = longitude
    checkPlace(place)
    return place
  }
  const isVague = latitude === null || locationApproximate
  if (isVague && input.city !== undefined && input.city !== current.city) return centreOf(input.city)
  return { latitude, longitude, locationApproximate }
}
