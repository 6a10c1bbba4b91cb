import { useMutation, useQuery } from '@apollo/client/react'
import { Suspense, useState } from 'react'
import { hospitalServiceInput } from '#domain/health-services.ts'
import { CURRENCIES, type Currency } from '#domain/money.ts'
import type { PartLists } from '#domain/price-parts.ts'
import { sentence } from '#domain/sentences.ts'
import { CHANNEL_WORDS, CHANNELS, CONSULTATION_MINUTES } from '#domain/visit-types.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Refused } from '#web/ui/form.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type EditedHospital, HospitalEditFields } from './hospital-edit.ts'
import { PricePartFields } from './price-part-fields.tsx'

const ConsultationTerms = graphql(`
  query ConsultationTerms($hospitalId: ID!, $serviceId: ID!) {
    portalHospital(hospitalId: $hospitalId) {
      id
      service(id: $serviceId) {
        id
        nights
        stayDays
        priceIncludes
        priceExcludes
        currency
        visit { visitType isFirstConsultation channels }
        terms { consultationPrice consultationCurrency consultationMinutes }
      }
    }
  }
`)
const SaveTerms = graphql(
  `mutation SaveConsultationTerms(
    $hospitalId: ID!, $serviceId: ID!, $channels: [Channel!], $consultationPrice: Float,
    $consultationCurrency: Currency, $consultationMinutes: Int, $nights: Int, $stayDays: Int,
    $priceIncludes: [PricePart!], $priceExcludes: [PricePart!]
  ) {
    linkHealthService(
      hospitalId: $hospitalId, serviceId: $serviceId, channels: $channels, consultationPrice: $consultationPrice,
      consultationCurrency: $consultationCurrency, consultationMinutes: $consultationMinutes, nights: $nights, stayDays: $stayDays,
      priceIncludes: $priceIncludes, priceExcludes: $priceExcludes
    ) { ...HospitalEditFields }
  }`,
  [HospitalEditFields],
)
type Offer = NonNullable<ResultOf<typeof ConsultationTerms>['portalHospital']['service']>

const typed = (words: string): number | null => (words.trim() === '' ? null : Number(words.replace(',', '.')))
const shown = (value: number | null): string => value?.toString() ?? ''

type FieldsProps = {
  hospitalId: string
  serviceId: string
  offer: Offer
  onClose: () => void
  onSaved: (hospital: EditedHospital) => void
}

function Fields({ hospitalId, serviceId, offer, onClose, onSaved }: FieldsProps) {
  const { t } = useTranslation()
  const { visit, terms } = offer
  const [values, setValues] = useState({
    channels: visit.channels,
    consultationPrice: shown(terms.consultationPrice),
    consultationCurrency: (terms.consultationCurrency ?? offer.currency) as Currency,
    consultationMinutes: shown(terms.consultationMinutes),
    nights: shown(offer.nights),
    stayDays: shown(offer.stayDays),
    parts: { priceIncludes: offer.priceIncludes, priceExcludes: offer.priceExcludes } as PartLists,
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refused, refuse] = useState<string | null>(null)
  const [mutate, { loading }] = useMutation(SaveTerms)
  const write = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const text = (name: 'consultationPrice' | 'consultationMinutes' | 'nights' | 'stayDays', label: string) => (
    <Input
      optional
      inputMode="decimal"
      label={label}
      value={values[name]}
      error={errors[name]}
      onChange={({ target }) => write({ [name]: target.value })}
    />
  )
  async function save() {
    const input = hospitalServiceInput.safeParse({
      ...(visit.visitType === 'consultation' && { channels: values.channels }),
      ...(visit.isFirstConsultation && {
        consultationPrice: typed(values.consultationPrice),
        consultationCurrency: values.consultationCurrency,
        consultationMinutes: typed(values.consultationMinutes),
      }),
      nights: typed(values.nights),
      stayDays: typed(values.stayDays),
      ...values.parts,
    })
    setErrors(Object.fromEntries((input.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])))
    if (!input.success) return
    refuse(null)
    try {
      const { data } = await mutate({ variables: { hospitalId, serviceId, ...input.data } })
      if (data) onSaved(data.linkHealthService)
      onClose()
    } catch (error) {
      refuse(t(refusalOf(error, sentence('The terms could not be saved.')).message))
    }
  }
  return (
    <>
      {visit.visitType === 'consultation' && (
        <Choices legend={t('Ways to hold the consultation')} error={errors.channels}>
          {CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              label={t(CHANNEL_WORDS[channel])}
              checked={values.channels.includes(channel)}
              onChange={({ target }) =>
                write({
                  channels: CHANNELS.filter((each) =>
                    each === channel ? target.checked : values.channels.includes(each),
                  ),
                })
              }
            />
          ))}
        </Choices>
      )}
      {visit.isFirstConsultation && (
        <>
          {text('consultationPrice', t('Price of the first consultation; 0 is free'))}
          <Select
            label={t('Currency')}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            value={values.consultationCurrency}
            onChange={({ target }) => write({ consultationCurrency: target.value as Currency })}
          />
          {text(
            'consultationMinutes',
            t('Length of the first consultation, {{min}} to {{max}} minutes', CONSULTATION_MINUTES),
          )}
        </>
      )}
      {text('nights', t('Nights in hospital'))}
      {text('stayDays', t('Days in Türkiye'))}
      <Suspense fallback={<Skeleton size="panel" />}>
        <PricePartFields
          value={values.parts}
          error={errors.priceIncludes ?? errors.priceExcludes}
          onChange={(parts) => write({ parts })}
        />
      </Suspense>
      <Refused>{refused}</Refused>
      <Button busy={loading} onClick={() => void save()}>
        {t('Save terms')}
      </Button>
    </>
  )
}

type Props = Omit<FieldsProps, 'offer' | 'serviceId'> & { service: { serviceId: string; name: string } | null }

/**
 * Edits channels, price and length of the consultation for a treatment, the stay that the treatment
 * needs, and what its price includes.
 */
export function ConsultationDialog({ service, hospitalId, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(ConsultationTerms, {
    variables: { hospitalId, serviceId: service?.serviceId ?? '' },
    skip: !service,
    fetchPolicy: 'network-only',
  })
  const offer = data?.portalHospital.service
  return (
    <Dialog
      open={service !== null}
      onClose={onClose}
      title={t('Visit, stay and price: {{service}}', { service: service?.name ?? '' })}
    >
      {service && offer ? (
        <Fields
          hospitalId={hospitalId}
          serviceId={service.serviceId}
          offer={offer}
          onClose={onClose}
          onSaved={onSaved}
        />
      ) : (
        service && <Skeleton size="row" />
      )}
    </Dialog>
  )
}
