import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useCompareRows } from '#web/features/visits/favourites/compare-rows.tsx'
import { CompareTable } from '#web/features/visits/favourites/compare-table.tsx'
import { type ComparedRecord, defaultTreatment, treatmentsOf } from '#web/features/visits/favourites/compared.ts'
import { ComparedDoctorFields, useComparedDoctor } from '#web/features/visits/favourites/compared-doctor.tsx'
import { ComparedHospitalFields, useComparedHospital } from '#web/features/visits/favourites/compared-hospital.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Select } from '#web/ui/field.tsx'
import { RatesNote } from '#web/ui/price.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './compare.module.css'
import { existing, type Three, variablesOf } from './three.ts'

/** Query for three records, of which as many are requested as there are IDs. */
const CompareHospitals = graphql(
  `query CompareHospitals($a: ID!, $b: ID!, $c: ID!, $second: Boolean!, $third: Boolean!, $serviceId: ID) {
    a: hospital(id: $a) { ...ComparedHospitalFields }
    b: hospital(id: $b) @include(if: $second) { ...ComparedHospitalFields }
    c: hospital(id: $c) @include(if: $third) { ...ComparedHospitalFields }
  }`,
  [ComparedHospitalFields],
)
const CompareDoctors = graphql(
  `query CompareDoctors($a: ID!, $b: ID!, $c: ID!, $second: Boolean!, $third: Boolean!, $serviceId: ID) {
    a: doctor(id: $a) { ...ComparedDoctorFields }
    b: doctor(id: $b) @include(if: $second) { ...ComparedDoctorFields }
    c: doctor(id: $c) @include(if: $third) { ...ComparedDoctorFields }
  }`,
  [ComparedDoctorFields],
)

type Props = {
  ids: readonly string[]
  /** Compared treatment: null for none, undefined until the visitor chooses. */
  serviceId: string | null | undefined
  onService: (serviceId: string | null) => void
  onRemove: (id: string) => void
  nothing: ReactNode
}

type Offering = { services: ComparedRecord['treatments'] }

/** Returns the chosen treatment, or the default one once the offers are loaded. */
function treatmentOf(chosen: string | null | undefined, data: Three<Offering> | undefined): string | null {
  if (chosen !== undefined || !data) return chosen ?? null
  return defaultTreatment(existing(data).map(({ services }) => ({ treatments: services })))
}

type ComparedProps<Item extends Offering> = Props & {
  document: TypedDocumentNode<Three<Item>, ReturnType<typeof variablesOf>>
  caption: string
  toCompared: (item: Item) => ComparedRecord
}

/** Loads the records, then reloads them for the treatment that they have in common. */
function Compared<Item extends Offering>({ document, caption, toCompared, ...props }: ComparedProps<Item>) {
  const first = useQuery(document, { variables: variablesOf(props.ids, props.serviceId ?? null) })
  const serviceId = treatmentOf(props.serviceId, first.data)
  const { previousData, ...query } = useQuery(document, { variables: variablesOf(props.ids, serviceId) })
  return (
    <QueryView
      query={{ ...query, data: query.data ?? previousData }}
      skeleton={<Skeleton size="panel" />}
      isEmpty={(data) => existing(data).length === 0}
      empty={props.nothing}
    >
      {(data) => (
        <Comparison {...props} serviceId={serviceId} caption={caption} compared={existing(data).map(toCompared)} />
      )}
    </QueryView>
  )
}

export function ComparedHospitals(props: Props) {
  const { t } = useTranslation()
  const toCompared = useComparedHospital()
  return <Compared {...props} document={CompareHospitals} caption={t('Hospitals compared')} toCompared={toCompared} />
}

export function ComparedDoctors(props: Props) {
  const { t } = useTranslation()
  const toCompared = useComparedDoctor()
  return <Compared {...props} document={CompareDoctors} caption={t('Doctors compared')} toCompared={toCompared} />
}

function Comparison({
  caption,
  compared,
  serviceId: requestedId,
  onService,
  onRemove,
}: Omit<Props, 'serviceId'> & { serviceId: string | null; caption: string; compared: ComparedRecord[] }) {
  const { t } = useTranslation()
  const treatments = treatmentsOf(compared)
  // The removed record may have been the only one to offer the treatment.
  const serviceId = treatments.find(({ id }) => id === requestedId)?.id ?? null
  const rows = useCompareRows(compared, serviceId)
  return (
    <>
      <div className={styles.choice}>
        <Select
          app
          label={t('Compare for a treatment')}
          placeholder={t('Any treatment')}
          value={serviceId ?? ''}
          options={treatments.map(({ id, name, offeredBy }) => ({
            value: id,
            label:
              offeredBy === compared.length
                ? name
                : t('{{name}} (at {{some}} of {{all}})', { name, some: offeredBy, all: compared.length }),
          }))}
          onChange={(event) => onService(event.target.value || null)}
        />
      </div>
      <CompareTable caption={caption} compared={compared} serviceId={serviceId} rows={rows} onRemove={onRemove} />
      <RatesNote
        className={styles.rates}
        prices={compared.flatMap(({ treatments }) => treatments.filter(({ service }) => service.id === serviceId))}
      />
    </>
  )
}
