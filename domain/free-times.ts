/** Next free times of hospitals and doctors, for all their treatments or for those of a search. */

/** Next free times of a hospital or doctor, as instants in ISO 8601. Null if nothing is free. */
export type FreeTimes = {
  /** Next free time for any treatment. */
  any: string | null
  /** Treatments with another next free time, such as operations with a longer notice. */
  others: readonly { serviceId: string; at: string | null }[]
}

/** Next free time and its treatment. A null treatment means any. */
export type NextFree = { nextFreeAt: string | null; nextFreeServiceId: string | null }

/** Returns the next free time for one treatment. */
export function nextFreeFor({ any, others }: FreeTimes, serviceId: string): string | null {
  const other = others.find((service) => service.serviceId === serviceId)
  return other ? other.at : any
}

/** Returns the earliest next free time for these treatments, or null without treatments. */
export const soonestOf = (times: FreeTimes, serviceIds: readonly string[]): NextFree | null =>
  serviceIds
    .map((serviceId) => ({ nextFreeAt: nextFreeFor(times, serviceId), nextFreeServiceId: serviceId }))
    .reduce<NextFree | null>((soonest, next) => (!soonest || isSooner(next, soonest) ? next : soonest), null)

const isSooner = (next: NextFree, soonest: NextFree): boolean =>
  next.nextFreeAt !== null && (soonest.nextFreeAt === null || next.nextFreeAt < soonest.nextFreeAt)
