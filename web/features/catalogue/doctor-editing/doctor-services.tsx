import { useId, useState } from 'react'
import { fold } from '#domain/fold.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import type { Keeper } from '#web/editing/keeper.ts'
import { type PendingParts, usePendingPart } from '#web/editing/pending-parts.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { FieldError, InForm, inputLook } from '#web/ui/field.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Trash as Trash2 } from '#web/ui/icons/trash.ts'
import { Row } from '#web/ui/layout.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import type { DoctorForm, DoneService } from './doctor.ts'
import styles from './doctor-services.module.css'
import { type Offer, useProposals } from './use-offers.ts'

type DoctorServicesProps = {
  doctorId: string
  hospitalId: string | null
  keeper: Keeper
  offers: readonly Offer[] | undefined
  services: DoctorForm['services']
  /** Returns the error of an own price. */
  errorOf: (serviceId: string) => string | undefined
  onChange: (serviceId: string, done: DoneService | undefined) => void
  pending: PendingParts
}

const priced = ({ name, price, currency }: Offer): DoneService => ({ name, price: '', currency, usual: price })

/**
 * Lists the doctor's treatments with optional own prices, and proposes services of the doctor's
 * specialty.
 */
export function DoctorServices(props: DoctorServicesProps) {
  const { doctorId, hospitalId, keeper, offers, services, errorOf, onChange, pending } = props
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const proposals = useProposals(doctorId, hospitalId, keeper).filter(({ id }) => !services[id])
  const done = Object.entries(services).flatMap(([id, service]) => (service ? [{ id, ...service }] : []))
  const addable = offers?.filter(({ id }) => !services[id])
  return (
    <EditCard title={t('Services, own prices')} note={t('Leave empty to use the hospital’s price.')}>
      {proposals.length > 0 && (
        <Banner quiet title={t('Proposed for this specialty')}>
          <p>{formatList(proposals.map(({ name }) => t(name)))}</p>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              for (const offer of proposals) onChange(offer.id, priced(offer))
            }}
          >
            {t('Add all proposed')}
          </Button>
        </Banner>
      )}
      {done.length === 0 && <p className={text.muted}>{t('No services yet. Patients use them to find the doctor.')}</p>}
      <ul className={styles.list}>
        {done.map((service) => (
          <DoneRow
            key={service.id}
            service={service}
            error={errorOf(service.id)}
            isOffered={offers?.some(({ id }) => id === service.id) ?? true}
            onPrice={(price) => onChange(service.id, { ...service, price })}
            onRemove={() => onChange(service.id, undefined)}
          />
        ))}
      </ul>
      {/* A name typed before the list arrives could not be told from a wrong one. */}
      {addable ? (
        <AddService offers={addable} pending={pending} onAdd={(offer) => onChange(offer.id, priced(offer))} />
      ) : (
        <Skeleton size="control" />
      )}
    </EditCard>
  )
}

type DoneRowProps = {
  service: DoneService & { id: string }
  error: string | undefined
  isOffered: boolean
  onPrice: (price: string) => void
  onRemove: () => void
}

function DoneRow({ service, error, isOffered, onPrice, onRemove }: DoneRowProps) {
  const { t } = useTranslation()
  const { formatPrice } = useFormat()
  const { name, price, currency, usual } = service
  const id = useId()
  const usually = usual === null ? t('on request') : formatPrice(usual, currency)
  return (
    <Row as="li" between gap="small" className={styles.done}>
      <span className={styles.name}>
        <b className={text.strong}>{t(name)}</b>
        <FieldError id={id} error={error} />
        {!isOffered && <small>{t('This hospital does not offer it, so it is removed when you save.')}</small>}
      </span>
      <span className={styles.price}>
        <span aria-hidden="true">{currency}</span>
        <input
          className={inputLook(true)}
          inputMode="decimal"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          aria-label={t('Own price of {{service}} in {{currency}}', { service: t(name), currency })}
          placeholder={usually}
          value={price}
          onChange={(event) => onPrice(event.target.value)}
        />
      </span>
      <IconButton label={t('Remove {{name}}', { name: t(name) })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

type AddServiceProps = { offers: readonly Offer[]; pending: PendingParts; onAdd: (offer: Offer) => void }

function AddService({ offers, pending, onAdd }: AddServiceProps) {
  const { t } = useTranslation()
  const [typed, type] = useState('')
  const [isWrong, setWrong] = useState(false)
  const chosen = offers.find(({ name }) => fold(t(name)) === fold(typed))
  function write(words: string) {
    setWrong(false)
    type(words)
  }
  function add() {
    if (chosen) {
      onAdd(chosen)
      write('')
    } else setWrong(true)
    return chosen !== undefined
  }
  usePendingPart(pending, typed.trim() !== '', { label: t('New service'), take: add, drop: () => write('') })
  return (
    <div className={styles.add}>
      <InForm value={false}>
        <Combobox
          app
          label={t('Add a service')}
          options={offers.map(({ name }) => t(name))}
          value={typed}
          error={isWrong ? t('Choose a service from the list, or empty the field') : undefined}
          onChange={write}
        />
      </InForm>
      <Button variant="secondary" aria-disabled={typed.trim() === ''} onClick={() => typed.trim() !== '' && add()}>
        {t('Add')}
      </Button>
    </div>
  )
}
