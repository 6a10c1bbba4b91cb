/**
 * resultOf({ searchedIds, searched, offers, offerCount, nextTimes, addressOf, checkoutOf }) — next
 * times, chips and address of a search result, for the searched treatments.
 * ResultCard({ result, view, picture, name, price, corner, none?, grid, children }) — the result as
 * a row of a list: picture, `children` as its facts, chips and next times. On narrow screens one
 * line states the first of them and the price. In the view `grid` it is the card that `grid`
 * renders from chips and line.
 */
import type { ReactNode } from 'react'
import { CARD_SERVICES } from '#domain/catalogue.ts'
import { NextTime, NextTimes, type Slot } from './next-times.tsx'
import { OfferChips } from './offer-chips.tsx'
import { PictureRow } from './picture-card.tsx'
import type { Amount } from './price.tsx'
import styles from './result-card.module.css'

type Offer = { id: string; service: { id: string; name: string }; nextFreeSlot: Slot | null }
type Choice = { service?: string | undefined; date?: string; time?: string }

type ResultSource<Searched extends Offer> = {
  /** Searched treatments, likeliest first. The times belong to the first. */
  searchedIds: readonly string[]
  /** Searched treatments that the record offers, likeliest first. */
  searched: readonly Searched[]
  /** Further treatments. */
  offers: readonly Offer[]
  /** Number of all treatments. */
  offerCount: number
  nextTimes: readonly Slot[]
  /** Returns the address of the record's page. */
  addressOf: (choice: Choice) => string
  /** Returns the address for booking a time of a treatment, if it is bookable. */
  checkoutOf: (choice: { service: string } & Slot) => string | undefined
  /** Address at which the price of a treatment is requested. */
  quoteAddressOf?: ((service: string) => string) | undefined
}

export function resultOf<Searched extends Offer & Amount>(source: ResultSource<Searched>) {
  const {
    searchedIds,
    searched: matches,
    offers,
    offerCount,
    nextTimes,
    addressOf,
    checkoutOf,
    quoteAddressOf,
  } = source
  const [searched] = matches
  const service = searched?.service.id
  const address = addressOf({ service })
  const shown = [...matches, ...offers]
    .filter((offer, at, all) => all.findIndex(({ id }) => id === offer.id) === at)
    .slice(0, CARD_SERVICES)
  const chips = shown.map((offer) => ({
    key: offer.id,
    name: offer.service.name,
    address: addressOf({ service: offer.service.id }),
    price: offer === searched ? searched : undefined,
    quoteAddress: quoteAddressOf?.(offer.service.id),
  }))
  // The times belong to the first searched treatment. A record that offers only another one shows
  // the times of that.
  const hasTimes = searchedIds.length === 0 || searchedIds[0] === service
  const offer = searched ?? [...shown, ...offers].find(({ nextFreeSlot }) => nextFreeSlot)
  const times: readonly Slot[] = hasTimes ? nextTimes : offer?.nextFreeSlot ? [offer.nextFreeSlot] : []
  const bookable = hasTimes ? service : offer?.service.id
  return {
    address,
    times,
    bookAt: ({ date, time }: Slot) =>
      (searched && bookable && checkoutOf({ service: bookable, date, time })) ||
      addressOf({ service: bookable, date, time }),
    /** Offer for the searched treatment. Its chip shows the price on wide screens. */
    searched,
    chips: <OfferChips offers={chips} more={{ count: offerCount - shown.length, address }} />,
  }
}
export type Result = ReturnType<typeof resultOf>

type ResultCardProps = {
  result: Pick<Result, 'address' | 'times' | 'bookAt' | 'chips'>
  view: 'list' | 'grid'
  picture: ReactNode
  name: string
  price: ReactNode
  /** Visit that is booked for the searched treatment. */
  visit?: string | undefined
  corner: ReactNode
  /** Replaces the times if there are none. */
  none?: string
  grid: (content: { chips: ReactNode; line: ReactNode }) => ReactNode
  children: ReactNode
}

export function ResultCard({
  result,
  view,
  picture,
  name,
  price,
  visit,
  corner,
  none,
  grid,
  children,
}: ResultCardProps) {
  const { address, times, bookAt, chips } = result
  const [next] = times
  const line = (
    <p className={styles.line}>
      <NextTime slot={next} address={next ? bookAt(next) : address} none={none} />
      {price}
      {visit && view === 'list' && <small className={styles.visit}>{visit}</small>}
    </p>
  )
  if (view === 'grid') return grid({ chips, line })
  return (
    <PictureRow
      picture={picture}
      corner={corner}
      line={line}
      chips={chips}
      side={<NextTimes times={times} addressOf={bookAt} label={name} more={address} none={none} />}
    >
      {children}
    </PictureRow>
  )
}
