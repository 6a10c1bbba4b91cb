import type { ServiceOption } from './search-state.ts'

/** Number of results per value. A missing value was not counted. */
type Count = Readonly<Record<string, number>>
/** Sub-specialty with the ages it treats. */
export type SubspecialtyOption = { value: string; ages: string; count: number }

export type Counts = {
  specialties?: Count | undefined
  subspecialties?: readonly SubspecialtyOption[] | undefined
  ratings?: Count | undefined
  priceRanges?: Count | undefined
  availability?: Count | undefined
  languages?: Count | undefined
  experience?: Count | undefined
  acceptsInsurance?: number | undefined
}

/** Options of the filters. Services have their own counts. */
export type FilterChoices = {
  services: readonly ServiceOption[]
  counts: Counts
  failed: boolean
  retry: () => void
}
