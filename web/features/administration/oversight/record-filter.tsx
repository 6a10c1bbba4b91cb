import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import styles from './record-filter.module.css'

const FilterHospitals = graphql(`
  query FilterHospitals($q: String, $id: ID!) {
    matches: managedHospitals(search: { q: $q }, limit: 8) { items { id name city } }
    chosen: hospital(id: $id, includeInactive: true) { id name city }
  }
`)
/** ID that no hospital has, for an empty selection. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

type HospitalFilterProps = { value: string | undefined; onChange: (id: string | undefined) => void }

/** Filters a list by one hospital, found by its name. */
export function HospitalFilter({ value, onChange }: HospitalFilterProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const { data, previousData } = useQuery(FilterHospitals, { variables: { q: typed, id: value ?? NOBODY } })
  const { matches, chosen } = data ?? previousData ?? {}
  const labelOf = ({ name, city }: { name: string; city: string }) => `${name}, ${city}`
  const choose = (words: string) => {
    setTyped(words)
    const hit = matches?.items.find((hospital) => labelOf(hospital) === words)
    if (hit) {
      setTyped(null)
      onChange(hit.id)
    } else if (words === '') {
      setTyped(null)
      onChange(undefined)
    }
  }
  return (
    <Combobox
      app
      className={styles.filter ?? ''}
      label={t('Hospital')}
      hideLabel
      placeholder={t('All hospitals')}
      options={matches?.items.map(labelOf) ?? []}
      value={typed ?? (value && chosen ? labelOf(chosen) : '')}
      onChange={choose}
    />
  )
}
