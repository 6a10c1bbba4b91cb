import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareTable } from '#web/features/favourites/compare-table.tsx'
import { ComparedHospitalFields, useHospitalFacts } from '#web/features/favourites/hospital-facts.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { existing, variablesOf } from './three.ts'

/** Three places, as many of them asked for as there are ids. */
const CompareHospitals = graphql(
  `query CompareHospitals($a: ID!, $b: ID!, $c: ID!, $second: Boolean!, $third: Boolean!) {
    a: hospital(id: $a) { ...ComparedHospitalFields }
    b: hospital(id: $b) @include(if: $second) { ...ComparedHospitalFields }
    c: hospital(id: $c) @include(if: $third) { ...ComparedHospitalFields }
  }`,
  [ComparedHospitalFields],
)

type Props = { ids: readonly string[]; onRemove: (id: string) => void; nothing: ReactNode }

export function ComparedHospitals({ ids, onRemove, nothing }: Props) {
  const query = useQuery(CompareHospitals, { variables: variablesOf(ids) })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton size="panel" />}
      isEmpty={(data) => existing(data).length === 0}
      empty={nothing}
    >
      {(data) => <Table hospitals={existing(data)} onRemove={onRemove} />}
    </QueryView>
  )
}

type TableProps = { hospitals: ResultOf<typeof ComparedHospitalFields>[]; onRemove: (id: string) => void }

function Table({ hospitals, onRemove }: TableProps) {
  const { t } = useTranslation()
  const { subjects, rows } = useHospitalFacts(hospitals)
  return <CompareTable caption={t('Hospitals compared')} subjects={subjects} rows={rows} onRemove={onRemove} />
}
