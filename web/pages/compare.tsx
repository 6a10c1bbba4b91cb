import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isUuid } from '#domain/fields.ts'
import { idsFrom, MAX_COMPARED } from '#web/features/favourites/compare-choice.ts'
import {
  ComparedDoctorFields,
  ComparedHospitalFields,
  useDoctorFacts,
  useHospitalFacts,
} from '#web/features/favourites/compare-facts.tsx'
import { CompareTable } from '#web/features/favourites/compare-table.tsx'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/session.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/card.tsx'
import { Select } from '#web/ui/field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import styles from './compare.module.css'

/** Three places, as many of them asked for as there are ids. */
const CompareHospitals = graphql(
  `query CompareHospitals($a: ID!, $b: ID!, $c: ID!, $second: Boolean!, $third: Boolean!) {
    a: hospital(id: $a) { ...ComparedHospitalFields }
    b: hospital(id: $b) @include(if: $second) { ...ComparedHospitalFields }
    c: hospital(id: $c) @include(if: $third) { ...ComparedHospitalFields }
  }`,
  [ComparedHospitalFields],
)
const CompareDoctors = graphql(
  `query CompareDoctors($a: ID!, $b: ID!, $c: ID!, $second: Boolean!, $third: Boolean!) {
    a: doctor(id: $a) { ...ComparedDoctorFields }
    b: doctor(id: $b) @include(if: $second) { ...ComparedDoctorFields }
    c: doctor(id: $c) @include(if: $third) { ...ComparedDoctorFields }
  }`,
  [ComparedDoctorFields],
)
const SavedNames = graphql(`query SavedNames { favourites { id hospitals { id name } doctors { id fullName } } }`)

type Kind = 'hospitals' | 'doctors'
/** A place that is not asked for still needs an id. */
const variablesOf = (ids: readonly string[]) => {
  const [a = '', b = a, c = a] = ids
  return { a, b, c, second: ids.length > 1, third: ids.length > 2 }
}
type Three<T> = { a: T | null; b?: T | null | undefined; c?: T | null | undefined }
const existing = <T,>({ a, b, c }: Three<T>): T[] => [a, b, c].filter((record) => record != null)

type TableProps<T> = { subjects: T[]; onRemove: (id: string) => void }

function Hospitals({ subjects, onRemove }: TableProps<ResultOf<typeof ComparedHospitalFields>>) {
  const { t } = useTranslation()
  return <CompareTable caption={t('Hospitals compared')} {...useHospitalFacts(subjects)} onRemove={onRemove} />
}

function Doctors({ subjects, onRemove }: TableProps<ResultOf<typeof ComparedDoctorFields>>) {
  const { t } = useTranslation()
  const { ratesNote } = useFormat()
  return (
    <>
      <CompareTable caption={t('Doctors compared')} {...useDoctorFacts(subjects)} onRemove={onRemove} />
      <p className={clsx(text.note, styles.rates)}>{ratesNote}</p>
    </>
  )
}

function Nothing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<Columns3 />}
      title={t('Nothing to compare')}
      action={<ButtonLink to={paths.favourites}>{t('Choose from your favourites')}</ButtonLink>}
    >
      {t('Save hospitals or doctors, then choose up to three of a kind.')}
    </EmptyState>
  )
}

/** One more of the saved ones beside those on view. */
function AddSaved({ kind, ids, onAdd }: { kind: Kind; ids: readonly string[]; onAdd: (id: string) => void }) {
  const { t } = useTranslation()
  const { authenticated } = useSession()
  const { data } = useQuery(SavedNames, { skip: !authenticated })
  const saved =
    kind === 'hospitals'
      ? data?.favourites.hospitals
      : data?.favourites.doctors.map(({ id, fullName }) => ({ id, name: fullName }))
  const more = (saved ?? []).filter(({ id }) => !ids.includes(id))
  if (ids.length >= MAX_COMPARED || more.length === 0) return null
  return (
    <div className={styles.add}>
      <Select
        app
        label={t('Add from your favourites')}
        value=""
        placeholder={t('Choose...')}
        options={more.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => event.target.value && onAdd(event.target.value)}
      />
    </div>
  )
}

function Comparison({ kind, ids, change }: { kind: Kind; ids: string[]; change: (ids: string[]) => void }) {
  const variables = variablesOf(ids)
  const hospitals = useQuery(CompareHospitals, { variables, skip: kind !== 'hospitals' })
  const doctors = useQuery(CompareDoctors, { variables, skip: kind !== 'doctors' })
  const remove = (id: string) => change(ids.filter((other) => other !== id))
  const skeleton = <Skeleton size="panel" />
  return (
    <>
      <AddSaved kind={kind} ids={ids} onAdd={(id) => change([...ids, id])} />
      {kind === 'hospitals' ? (
        <QueryView
          query={hospitals}
          skeleton={skeleton}
          isEmpty={(data) => existing(data).length === 0}
          empty={<Nothing />}
        >
          {(data) => <Hospitals subjects={existing(data)} onRemove={remove} />}
        </QueryView>
      ) : (
        <QueryView
          query={doctors}
          skeleton={skeleton}
          isEmpty={(data) => existing(data).length === 0}
          empty={<Nothing />}
        >
          {(data) => <Doctors subjects={existing(data)} onRemove={remove} />}
        </QueryView>
      )}
    </>
  )
}

/** `?hospitals=a,b,c` or `?doctors=a,b,c`: facts side by side, for everybody who has the address. */
export function Page() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const kind: Kind = query.has('doctors') ? 'doctors' : 'hospitals'
  const ids = idsFrom(query.get(kind)).filter(isUuid)
  return (
    <>
      <PageHead title={t('Compare')} lead={t('Facts side by side. What weighs more is up to you.')} />
      <Container className={styles.page}>
        {ids.length === 0 ? (
          <Nothing />
        ) : (
          <Comparison
            kind={kind}
            ids={ids}
            change={(next) => navigate(paths.compare(kind, next), { replace: true, preventScrollReset: true })}
          />
        )}
      </Container>
    </>
  )
}
