import type { ServiceOption } from './search-state.ts'

/** How many results each choice would leave, by its value; absent where nobody counted. */
type Count = Readonly<Record<string, number>>
export type Counts = {
  specialties?: Count | undefined
  ratings?: Count | undefined
  priceRanges?: Count | undefined
  availability?: Count | undefined
  languages?: Count | undefined
  experience?: Count | undefined
  acceptsInsurance?: number | undefined
}

/** Options of the filters; services have their own counts. */
export type FilterChoices = {
  services: readonly ServiceOption[]
  counts: Counts
  failed: boolean
  retry: () => void
}
