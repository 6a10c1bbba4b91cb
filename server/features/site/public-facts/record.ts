/** Totals for public pages: active records, as everyone can find them. */
export type PublicFacts = {
  hospitals: number
  doctors: number
  services: number
  reviews: number
  /** Those in which there is a hospital, the one with most first. */
  provinces: { name: string; hospitals: number }[]
  /** The day on which it was counted, yyyy-mm-dd. */
  countedOn: string
}
