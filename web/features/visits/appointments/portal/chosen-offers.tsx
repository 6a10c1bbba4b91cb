import { MAX_OFFERS } from '#domain/proposal-limits.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/choice.tsx'
import { X } from '#web/ui/icons/x.ts'
import { Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import styles from './time-dialog.module.css'

type Offer = { date: string; time: string }
const isSame = (a: Offer, b: Offer) => a.date === b.date && a.time === b.time
const inOrder = (offers: readonly Offer[]) =>
  [...offers].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))

type PillProps = {
  offer: Offer
  offers: readonly Offer[]
  note: string | null
  onChange: (offers: Offer[]) => void
}

/** A time that can be ticked until the proposal is full. */
export function OfferPill({ offer, offers, note, onChange }: PillProps) {
  const isChosen = offers.some((other) => isSame(other, offer))
  return (
    <Pill
      name="time"
      label={offer.time}
      note={note}
      checked={isChosen}
      disabled={!isChosen && offers.length === MAX_OFFERS}
      onChange={() =>
        onChange(isChosen ? offers.filter((other) => !isSame(other, offer)) : inOrder([...offers, offer]))
      }
    />
  )
}

type ChosenProps = {
  offers: readonly Offer[]
  clockOf: (slot: Offer) => string | null
  onChange: (offers: Offer[]) => void
}

/** Lists the times of the proposal, of all days, on both clocks. */
export function ChosenOffers({ offers, clockOf, onChange }: ChosenProps) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  if (offers.length === 0) return null
  return (
    <section className={styles.chosen} aria-labelledby="chosen-offers">
      <h3 id="chosen-offers" aria-live="polite">
        {t('{{number}} of {{most}} times chosen', { number: offers.length, most: MAX_OFFERS })}
      </h3>
      <ul>
        {offers.map((offer) => {
          const time = t('{{day}}, {{time}}', {
            day: formatDate(offer.date, { weekday: 'long', day: 'numeric', month: 'long' }),
            time: offer.time,
          })
          return (
            <li key={time}>
              <Row between>
                <span>
                  {time}
                  {clockOf(offer) && <small className={text.block}>{clockOf(offer)}</small>}
                </span>
                <IconButton
                  label={t('Remove {{name}}', { name: time })}
                  onClick={() => onChange(offers.filter((other) => !isSame(other, offer)))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </Row>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
