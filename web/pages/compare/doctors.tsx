import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareTable } from '#web/features/favourites/compare-table.tsx'
import { ComparedDoctorFields, useDoctorFacts } from '#web/features/favourites/doctor-facts.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './compare.module.css'
import { existing, variablesOf } from './three.ts'

/** Three places, as many of them asked for as there are ids. */
const CompareDoctors = graphql(
  `query CompareDoctors($a: ID!, $b: ID!, $c: ID!, $second: Boolean!, $third: Boolean!) {
    a: doctor(id: $a) { ...ComparedDoctorFields }
    b: doctor(id: $b) @include(if: $second) { ...ComparedDoctorFields }
    c: doctor(id: $c) @include(if: $third) { ...ComparedDoctorFields }
  }`,
  [ComparedDoctorFields],
)

type Props = { ids: readonly string[]; onRemove: (id: string) => void; nothing: ReactNode }

export function ComparedDoctors({ ids, onRemove, nothing }: Props) {
  const query = useQuery(CompareDoctors, { variables: variablesOf(ids) })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton size="panel" />}
      isEmpty={(data) => existing(data).length === 0}
      empty={nothing}
    >
      {(data) => <Table doctors={existing(data)} onRemove={onRemove} />}
    </QueryView>
  )
}

type TableProps = { doctors: ResultOf<typeof ComparedDoctorFields>[]; onRemove: (id: string) => void }

function Table({ doctors, onRemove }: TableProps) {
  const { t } = useTranslation()
  const { ratesNote } = useFormat()
  const { subjects, rows } = useDoctorFacts(doctors)
  return (
    <>
      <CompareTable caption={t('Doctors compared')} subjects={subjects} rows={rows} onRemove={onRemove} />
      <p className={clsx(text.note, styles.rates)}>{ratesNote}</p>
    </>
  )
}
