import { useMutation } from '@apollo/client/react'
import { clsx } from 'clsx'
import { useDeferredValue, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CURRENCIES } from '#domain/money.ts'
import { sentence } from '#domain/sentences.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { ShowAll, useFold } from '#web/editing/fold.tsx'
import { usePendingPart } from '#web/editing/pending-parts.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { BareSelect } from '#web/ui/bare-select.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError, InForm, Input, inputLook, Select } from '#web/ui/field.tsx'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import text from '#web/ui/text.module.css'
import { ConsultationDialog } from './consultation-dialog.tsx'
import { type EditedHospital, HospitalEditFields, type Offer } from './hospital-edit.ts'
import { editionOf, ownPriceOf } from './hospital-fields.ts'
import { Section } from './section.tsx'
import styles from './services-section.module.css'
import type { SectionParts } from './use-hospital-form.ts'

const ActiveServices = graphql(
  `query ActiveServices($q: String) { healthServices(search: { q: $q }, limit: 100) { total items { id name category } } }`,
)
const AddService = graphql(
  `mutation AddService($hospitalId: ID!, $serviceId: ID!) { linkHealthService(hospitalId: $hospitalId, serviceId: $serviceId) { ...HospitalEditFields } }`,
  [HospitalEditFields],
)
const RemoveService = graphql(
  `mutation RemoveService($hospitalId: ID!, $serviceId: ID!) { unlinkHealthService(hospitalId: $hospitalId, serviceId: $serviceId) { ...HospitalEditFields } }`,
  [HospitalEditFields],
)

/** Number of services before the others are opened. */
const FIRST_OFFERS = 5

type RowProps = SectionParts & { offer: Offer; onTerms: () => void; onRemove: () => void }

/** Shows a service with the hospital's own price, if any. */
function OfferRow({ editing, control, offer, onTerms, onRemove }: RowProps) {
  const { t } = useTranslation()
  const { formatPrice } = useFormat()
  const path = `prices.${offer.serviceId}` as const
  const own = useWatch({ control, name: path }) ?? ownPriceOf(offer)
  const error = editing.errorIn(path)
  const id = useId()
  const write = (part: Partial<typeof own>) => editing.write(path, { ...own, ...part })
  const list = offer.listPrice === null ? t('On request') : formatPrice(offer.listPrice, offer.listCurrency)
  return (
    <li className={styles.row} data-changed={editing.isChanged(path)}>
      <span className={styles.name}>
        <b className={text.strong}>{offer.name}</b>
        <small className={text.note}>
          {t(offer.category, { context: 'category' })}
          {offer.duration !== null && ` · ${t('{{count}} min', { count: offer.duration })}`}
          {!offer.isActive && ` · ${t('Inactive')}`}
        </small>
        <small className={text.note}>{t('List price: {{price}}', { price: list })}</small>
        {offer.isActive && (
          <button
            type="button"
            className={clsx(text.link, styles.terms)}
            aria-label={t('Visit, stay and price: {{service}}', { service: offer.name })}
            onClick={onTerms}
          >
            {t('Visit, stay and price')}
          </button>
        )}
      </span>
      <span className={styles.own}>
        <span className={styles.price}>
          <BareSelect
            aria-label={t('Currency of the own price of {{service}}', { service: offer.name })}
            value={own.currency}
            disabled={own.onRequest}
            onChange={(event) => write({ currency: event.target.value as typeof own.currency })}
          >
            {CURRENCIES.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </BareSelect>
          <input
            className={inputLook(true)}
            inputMode="decimal"
            aria-label={t('Own price of {{service}}', { service: offer.name })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            placeholder={own.onRequest ? t('on request') : (offer.listPrice?.toString() ?? '')}
            value={own.onRequest ? '' : own.price}
            disabled={own.onRequest}
            onChange={(event) => write({ price: event.target.value })}
          />
        </span>
        <Checkbox
          label={t('On request')}
          aria-label={t('{{service}} on request', { service: offer.name })}
          checked={own.onRequest}
          onChange={(event) => write({ onRequest: event.target.checked })}
        />
        <FieldError id={id} error={error} />
      </span>
      <IconButton label={t('Remove {{name}}', { name: offer.name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

type ServicesSectionProps = SectionParts & { hospital: EditedHospital }

/**
 * Edits the services of the hospital. Adding and removing is immediate, own prices are saved with
 * the form.
 */
export function ServicesSection({ editing, control, hospital }: ServicesSectionProps) {
  const { t } = useTranslation()
  const { offers } = hospital.settings
  const [said, say] = useState<{ tone: 'ok' | 'stop'; text: string } | null>(null)
  const [chosen, choose] = useState('')
  const [words, setWords] = useState('')
  const [termsOf, editTerms] = useState<Offer | null>(null)
  // A response holds at most a hundred services. The search text finds the others.
  const q = useDeferredValue(words.trim()) || null
  const { data, previousData } = useFreshQuery(ActiveServices, { variables: { q }, ttl: TTL.lists })
  const [add] = useMutation(AddService)
  const [remove] = useMutation(RemoveService)
  const offered = new Set(offers.map(({ serviceId }) => serviceId))
  const others = ((data ?? previousData)?.healthServices.items ?? []).filter(({ id }) => !offered.has(id))

  async function change(work: () => Promise<EditedHospital | undefined>, done: string, failed: string) {
    say(null)
    try {
      const saved = await work()
      if (saved) editing.rebase(editionOf(saved))
      say({ tone: 'ok', text: done })
      setTimeout(() => say((now) => (now?.text === done ? null : now)), 3000)
      return true
    } catch (error) {
      say({ tone: 'stop', text: t(refusalOf(error, failed).message) })
      return false
    }
  }
  const hospitalId = hospital.id
  const onAdd = (serviceId: string) =>
    change(
      () => add({ variables: { hospitalId, serviceId } }).then(({ data: saved }) => saved?.linkHealthService),
      t('Service added successfully.'),
      sentence('Failed to add service'),
    )
  const onRemove = (serviceId: string) =>
    change(
      () => remove({ variables: { hospitalId, serviceId } }).then(({ data: saved }) => saved?.unlinkHealthService),
      t('Service removed successfully.'),
      sentence('Failed to remove service'),
    )
  /** Adds the chosen service. A refused one stays chosen. */
  async function addChosen(): Promise<boolean> {
    const isAdded = await onAdd(chosen)
    if (!isAdded) return false
    choose('')
    fold.setOpen(true)
    return true
  }
  usePendingPart(editing.pending, chosen !== '', { label: t('New service'), take: addChosen, drop: () => choose('') })
  const fold = useFold(offers, {
    first: FIRST_OFFERS,
    keeps: ({ serviceId }) =>
      editing.isChanged(`prices.${serviceId}`) || editing.errorIn(`prices.${serviceId}`) !== undefined,
  })
  const own = offers.filter(({ price, onRequest }) => price !== null || onRequest).length
  return (
    <Section name="services" flush note={t('{{count}} of {{total}} own prices', { count: own, total: offers.length })}>
      {said && (
        <Banner tone={said.tone} className={styles.said}>
          {said.text}
        </Banner>
      )}
      <ul>
        {fold.shown.map((offer) => (
          <OfferRow
            key={offer.serviceId}
            offer={offer}
            editing={editing}
            control={control}
            onTerms={() => editTerms(offer)}
            onRemove={() => void onRemove(offer.serviceId)}
          />
        ))}
      </ul>
      <ShowAll fold={fold} className={styles.all} />
      <InForm value={false}>
        <ConsultationDialog
          service={termsOf}
          hospitalId={hospitalId}
          onClose={() => editTerms(null)}
          onSaved={(saved) => editing.rebase(editionOf(saved))}
        />
      </InForm>
      <div className={styles.add}>
        <InForm value={false}>
          <Input
            app
            type="search"
            className={styles.find}
            label={t('Find a service to add')}
            value={words}
            maxLength={200}
            onChange={(event) => {
              setWords(event.target.value)
              choose('')
            }}
          />
          <Select
            app
            label={t('Add a service')}
            placeholder={t('Choose a service')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          />
        </InForm>
        <Button
          variant="tonal"
          aria-disabled={chosen === ''}
          onClick={() => {
            if (chosen !== '') void addChosen()
          }}
        >
          {t('Add')}
        </Button>
      </div>
    </Section>
  )
}
