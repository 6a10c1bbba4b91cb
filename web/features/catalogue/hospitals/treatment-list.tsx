import { type ReactNode, useId, useState } from 'react'
import { fold } from '#domain/fold.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choice.tsx'
import { Input } from '#web/ui/field.tsx'
import { Search } from '#web/ui/icons/search.ts'
import text from '#web/ui/text.module.css'
import type { Offer } from './offer.ts'
import styles from './treatment-list.module.css'
import { TreatmentRow } from './treatment-row.tsx'

/** Number of treatments above which the list has a search field and groups by category. */
const MANY = 8
/** Number of treatments shown before all are requested. */
const FEW = 6

type Props = {
  offers: readonly Offer[]
  chosen: Offer | null
  onChoose: (serviceId: string) => void
  /** Returns the address of a quote request for a treatment without a price. */
  quoteAddressOf?: (serviceId: string) => string
  /** Content below the chosen treatment, for instance its doctors. */
  children?: ReactNode
}

/** Groups the offers in the order of their first treatment. */
function byCategory(offers: readonly Offer[]): [category: string, offers: Offer[]][] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const { category } = offer.service
    groups.set(category, [...(groups.get(category) ?? []), offer])
  }
  return [...groups]
}

/** Lists the treatments. One is chosen and expands. The treatment from the address comes first. */
export function TreatmentList({ offers, chosen, onChoose, quoteAddressOf, children }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const [cameFor] = useState(chosen?.service.id)
  const [words, setWords] = useState('')
  const [all, showAll] = useState(false)
  if (offers.length === 0) return <p className={text.muted}>{t('No treatments can be booked at the moment.')}</p>
  const isMany = offers.length > MANY
  const key = fold(words.trim())
  const matches = offers.filter(({ service }) =>
    fold(`${service.name} ${t(service.category, { context: 'category' })}`).includes(key),
  )
  const first = matches.filter(({ service }) => service.id === cameFor)
  const others = byCategory(matches.filter(({ service }) => service.id !== cameFor)).flatMap(([, group]) => group)
  const isShort = isMany && !all && key === '' && others.length > FEW
  const shown = isShort ? others.slice(0, FEW) : others
  const row = (offer: Offer) => {
    const isChosen = offer.service.id === chosen?.service.id
    return (
      <TreatmentRow
        key={offer.id}
        name={name}
        offer={offer}
        chosen={isChosen}
        cameFor={offer.service.id === cameFor}
        onChoose={() => onChoose(offer.service.id)}
        quoteAddress={quoteAddressOf?.(offer.service.id)}
      >
        {isChosen && children}
      </TreatmentRow>
    )
  }
  return (
    <>
      {isMany && (
        <Input
          app
          hideLabel
          type="search"
          className={styles.find}
          icon={<Search aria-hidden="true" />}
          label={t('Find in {{count}} treatments', { count: offers.length })}
          placeholder={t('Find in {{count}} treatments', { count: offers.length })}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Choices legend={t('Select a Service')} hideLegend className={styles.list}>
        {first.map(row)}
        {isMany
          ? byCategory(shown).map(([category, group]) => (
              <div key={category} className={styles.group}>
                <h3 className={styles.category}>{t(category, { context: 'category' })}</h3>
                {group.map(row)}
              </div>
            ))
          : shown.map(row)}
      </Choices>
      {isShort && (
        <Button variant="ghost" className={styles.all} onClick={() => showAll(true)}>
          {t('Show all {{count}} treatments', { count: offers.length })}
        </Button>
      )}
      <p role="status" className={text.muted}>
        {matches.length === 0 && t('No treatment has this name.')}
      </p>
    </>
  )
}

/** Reports that some treatments could not be loaded. */
export function OffersFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner
      tone="stop"
      className={styles.failed}
      action={
        <button type="button" onClick={onRetry}>
          {t('Try Again')}
        </button>
      }
    >
      {t('Some services could not be loaded.')}
    </Banner>
  )
}
