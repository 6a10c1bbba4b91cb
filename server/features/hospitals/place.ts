import { findProvince } from '#domain/places.ts'
import { AppError } from '#server/errors.ts'

type Place = { latitude?: number | null; longitude?: number | null }
export type KnownPlace = { latitude: number | null; longitude: number | null }

/** Half a position is none. */
export function checkPlace({ latitude, longitude }: Place): void {
  if ((latitude == null) === (longitude == null)) return
  const sentence = 'Please give both latitude and longitude'
  throw new AppError('bad_input', sentence, { fields: { [latitude == null ? 'latitude' : 'longitude']: sentence } })
}

/** The middle of the province, for a hospital whose position nobody has given. */
export function centreOf(city: string): KnownPlace {
  const province = findProvince(city)
  return { latitude: province?.latitude ?? null, longitude: province?.longitude ?? null }
}

type Placed = KnownPlace & { city: string }

/** Where a hospital stands after an edit. One that stood in the middle of its old province moves to that of the new one. */
export function placeAfterEdit(current: Placed, input: Place & { city?: string }): KnownPlace {
  const place = { latitude: current.latitude, longitude: current.longitude }
  if (input.latitude !== undefined || input.longitude !== undefined) {
    if (input.latitude !== undefined) place.latitude = input.latitude
    if (input.longitude !== undefined) place.longitude = input.longitude
    checkPlace(place)
    return place
  }
  if (input.city === undefined || input.city === current.city) return place
  const old = centreOf(current.city)
  const isVague = place.latitude === null || (place.latitude === old.latitude && place.longitude === old.longitude)
  return isVague ? centreOf(input.city) : place
}
