/** Parts of a treatment that its price includes or leaves out, as each hospital states them. */
/** Parts in display order. Lines of quotes have the same kinds and names. */
export const PRICE_PARTS = [
  'surgeon',
  'anaesthesia',
  'stay',
  'test',
  'medicine',
  'implant',
  'transfer',
  'hotel',
  'interpreter',
  'follow_up',
] as const
export type PricePart = (typeof PRICE_PARTS)[number]

/** Parts that a hospital states for its price. A part in neither list is not stated. */
export type StatedParts = { priceIncludes: PricePart[]; priceExcludes: PricePart[] }

export type PartLists = { [List in keyof StatedParts]: readonly PricePart[] }
export type SentParts = { [List in keyof StatedParts]?: readonly PricePart[] | null | undefined }

export const NOTHING_STATED: Readonly<StatedParts> = { priceIncludes: [], priceExcludes: [] }

export const inPartOrder = (parts: readonly PricePart[]): PricePart[] =>
  PRICE_PARTS.filter((part) => parts.includes(part))

/** Returns whether the price includes a part. Null if the hospital does not state it. */
export function isIncluded(part: PricePart, { priceIncludes, priceExcludes }: PartLists): boolean | null {
  if (priceIncludes.includes(part)) return true
  return priceExcludes.includes(part) ? false : null
}

/**
 * Returns the stated parts after a change. A part that moves to one list leaves the other. A list
 * that is not sent stays, and null empties it.
 */
export function restated(before: PartLists, { priceIncludes, priceExcludes }: SentParts): StatedParts {
  const without = (parts: readonly PricePart[], moved: readonly PricePart[] | null | undefined) =>
    parts.filter((part) => !moved?.includes(part))
  return {
    priceIncludes:
      priceIncludes === undefined ? without(before.priceIncludes, priceExcludes) : inPartOrder(priceIncludes ?? []),
    priceExcludes:
      priceExcludes === undefined ? without(before.priceExcludes, priceIncludes) : inPartOrder(priceExcludes ?? []),
  }
}
