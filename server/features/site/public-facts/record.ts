/** Totals for public pages: active records, as everyone can find them. */
export type PublicFacts = {
  hospitals: number
  doctors: number
  services: number
  reviews: number
  /** Provinces with a hospital, highest number first. */
  provinces: { name: string; hospitals: number }[]
  /** Day of the count, yyyy-mm-dd. */
  countedOn: string
}
